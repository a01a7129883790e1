/** The pages without layout, except their long texts: contact, app, completing the profile; also the links to these pages. */
export const staticPagesVi = {
  links: {
    label: 'Về Sóng',
    terms: 'Điều khoản',
    privacy: 'Quyền riêng tư',
    contact: 'Liên hệ',
    app: 'Tải ứng dụng',
  },
  contents: 'Trong trang này',
  print: 'In trang này',
  contact: {
    title: 'Liên hệ',
    text: 'Lời nhắn đến thẳng người vận hành máy chủ này. Họ trả lời bạn qua email.',
    messageHint: 'Bạn cần gì, hay thấy gì chưa ổn? Nếu là một bài hát, cho biết tên bài nhé.',
    send: 'Gửi lời nhắn',
    tooOften: 'Bạn vừa gửi vài lời nhắn rồi.',
    sentTitle: 'Đã gửi lời nhắn',
    sentText: 'Cảm ơn bạn. Câu trả lời sẽ đến {{email}}.',
    again: 'Gửi lời nhắn khác',
    aboutTitle: 'Về chúng tôi',
    aboutText:
      'Sóng là ứng dụng nghe nhạc và xem video ngắn mã nguồn mở. Mỗi nơi một người vận hành: nhạc ở đây là nhạc của họ, và họ đọc lời nhắn của bạn.',
  },
  update: {
    title: 'Hoàn thiện hồ sơ',
    text: 'Còn vài chỗ trống. Chỗ nào không muốn điền thì cứ để đó.',
    save: 'Lưu',
    later: 'Để sau',
    wholeTitle: 'Hồ sơ đã đầy đủ',
    wholeText: 'Không còn chỗ nào trống. Bạn sửa hồ sơ lúc nào cũng được.',
    toProfile: 'Về hồ sơ',
    loadFailed: 'Chưa tải được hồ sơ',
  },
  app: {
    title: 'Ứng dụng Sóng',
    welcome: 'Chào mừng đến với Sóng',
    text: 'Cài Sóng lên điện thoại hay máy tính: mở bằng một chạm, toàn màn hình, nhạc vẫn ở đó. Không qua cửa hàng ứng dụng nào.',
    install: 'Cài ứng dụng',
    installed: 'Sóng đã được cài trên thiết bị này.',
    running: 'Bạn đang dùng ứng dụng đã cài.',
    dismissed: 'Lúc khác cũng được. Bạn vẫn cài được từ trình đơn của trình duyệt.',
    howTitle: 'Cách cài',
    how: {
      ios: {
        title: 'iPhone, iPad',
        text: '- Mở trang này bằng Safari.\n- Chạm nút Chia sẻ.\n- Chọn "Thêm vào MH chính", rồi "Thêm".',
      },
      android: {
        title: 'Android',
        text: '- Mở trình đơn ⋮ của trình duyệt.\n- Chọn "Cài đặt ứng dụng" hoặc "Thêm vào màn hình chính".',
      },
      mac: {
        title: 'Safari trên Mac',
        text: '- Mở trình đơn Tệp.\n- Chọn "Thêm vào Dock".',
      },
      desktop: {
        title: 'Chrome, Edge trên máy tính',
        text: '- Bấm biểu tượng cài đặt ở cuối thanh địa chỉ.\n- Hoặc mở trình đơn của trình duyệt, chọn "Cài đặt Sóng".',
      },
      firefox: {
        title: 'Firefox trên máy tính',
        text: '- Firefox chưa cài được ứng dụng web. Ghim thẻ này, hoặc mở bằng Chrome hay Edge.',
      },
    },
    picture: 'Trang chủ Sóng trên điện thoại',
    qr: 'Mã QR của {{address}}',
    qrText: 'Hướng máy ảnh của điện thoại vào mã này để mở Sóng ở đó.',
    qrHere:
      'Mã này dẫn đến chính thiết bị đang xem. Để quét bằng điện thoại, hãy mở Sóng bằng địa chỉ của máy chủ trong mạng.',
    here: 'Trên thiết bị này',
    others: 'Trên thiết bị khác',
    insecure: 'Trang đang mở không qua HTTPS nên trình duyệt chưa cho cài. Người vận hành cần bật HTTPS.',
    getsTitle: 'Bạn được gì',
    gets: '- Cửa sổ riêng, biểu tượng riêng.\n- Điều khiển nhạc từ màn hình khoá và tai nghe.\n- Mở nhanh: giao diện đã có sẵn trong máy.\n- Mất mạng vẫn mở được, và nói rõ là đang mất mạng. Nhạc cần mạng.',
  },
  consent: {
    title: 'Đếm lượt xem trang',
    text: 'Cho Sóng đếm trang nào được mở? Chỉ đường dẫn, không kèm bạn là ai.',
    more: 'Đếm những gì?',
    yes: 'Đồng ý',
    no: 'Không',
    state: {
      granted: 'Bạn đã đồng ý. Sóng đếm trang bạn mở.',
      denied: 'Không gửi gì cả.',
      unasked: 'Bạn chưa chọn. Không gửi gì cả.',
      refused: 'Trình duyệt của bạn báo không theo dõi. Không gửi gì cả.',
    },
  },
  renewed: { text: 'Sóng có phiên bản mới.', reload: 'Tải lại', later: 'Để sau' },
};

export type StaticPageMessages = typeof staticPagesVi;
