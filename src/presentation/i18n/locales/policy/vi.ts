/**
 * The terms and the privacy page: long, and fetched only for these pages. One line is one paragraph; `- ` begins an item of a
 * list.
 */
export const policyVi = {
  terms: {
    title: 'Điều khoản sử dụng',
    lead: 'Sóng là phần mềm nghe nhạc và xem video ngắn mà ai cũng có thể tự đặt trên máy chủ của mình. Điều khoản này nói về máy chủ bạn đang dùng: bạn làm được gì ở đây, và bạn có thể trông đợi gì.',
    section: {
      who: {
        title: 'Ai vận hành nơi này',
        text: 'Máy chủ này do một người hoặc một nhóm tự vận hành, ở đây gọi là người vận hành. Người vận hành chọn nhạc và video có ở đây, và quyết định ai được tạo tài khoản.\nNhững người viết ra phần mềm Sóng không vận hành máy chủ này, không thấy nội dung hay dữ liệu của nó.\nBạn viết cho người vận hành ở trang Liên hệ.',
      },
      account: {
        title: 'Tài khoản của bạn',
        text: 'Bạn nghe và xem được mà không cần tài khoản. Tài khoản cần cho việc thích, lưu, theo dõi, tạo playlist và bình luận.\n- Dùng địa chỉ email của chính bạn: mã đặt lại mật khẩu sẽ đến đó.\n- Giữ mật khẩu cho riêng mình. Sóng không bao giờ hỏi mật khẩu qua thư.\n- Thấy thiết bị lạ trong mục Thiết bị thì hãy đăng xuất nó rồi đổi mật khẩu.\nNgười vận hành có thể khoá hoặc xoá tài khoản dùng để quấy phá hay làm hại người khác.',
      },
      music: {
        title: 'Nhạc và video',
        text: 'Nhạc và video ở đây thuộc về những người làm ra chúng. Bạn được nghe và xem trong Sóng cho riêng mình; sao chép, phát công khai hay đăng lại cần được chủ nhân cho phép.\nMột vài bài dành cho Premium: ai cũng nghe được đoạn thử 30 giây, tài khoản có Premium nghe được cả bài. Premium do người vận hành bật; Sóng không bán gì và không thu tiền.\nNếu có tác phẩm của bạn ở đây mà bạn không cho phép, hãy viết ở trang Liên hệ: nói rõ bài nào và vì sao bạn là chủ.',
      },
      conduct: {
        title: 'Bình luận và playlist công khai',
        text: 'Những gì bạn viết ở nơi người khác đọc được là trách nhiệm của bạn. Xin đừng:\n- xúc phạm, đe doạ hay làm lộ chuyện riêng của người khác;\n- quảng cáo, lừa đảo, dẫn đến nội dung trái pháp luật;\n- dùng máy để gọi Sóng dồn dập hoặc tìm cách vào chỗ không dành cho bạn.\nBình luận bị báo cáo có thể bị gỡ. Bạn xoá được bình luận của mình bất cứ lúc nào.',
      },
      promise: {
        title: 'Trông đợi gì ở Sóng',
        text: 'Sóng được cung cấp như nó đang có. Máy chủ có thể dừng để sửa chữa, bài hát có thể rời đi, tính năng có thể thay đổi. Trong phạm vi pháp luật cho phép, người vận hành và những người viết phần mềm không chịu trách nhiệm về thiệt hại do việc đó gây ra.\nPhần mềm Sóng là mã nguồn mở theo giấy phép MIT.',
      },
      change: {
        title: 'Khi điều khoản thay đổi',
        text: 'Điều khoản đi cùng phiên bản của phần mềm: bản bạn đang đọc là bản đang có hiệu lực ở đây. Không đồng ý nữa, bạn có thể thôi dùng và yêu cầu xoá tài khoản ở trang Liên hệ.',
      },
    },
  },
  privacy: {
    title: 'Bảo mật và quyền riêng tư',
    lead: 'Trang này kể máy chủ và trình duyệt của bạn giữ những gì, để làm gì, trong bao lâu, và bạn có quyền gì. Không có quảng cáo, không bán dữ liệu, không theo dõi bạn sang trang khác.',
    section: {
      server: {
        title: 'Máy chủ giữ những gì',
        text: 'Không có tài khoản, máy chủ giữ: bài nào được nghe, lúc nào, bao lâu, và mã số của thiết bị (một dãy số ngẫu nhiên, xem bên dưới). Nhờ đó mới có lượt nghe và bảng thịnh hành.\nCó tài khoản, máy chủ giữ thêm:\n- email, tên hiển thị, ngôn ngữ, vai trò và Premium; mật khẩu chỉ ở dạng băm argon2id, không ai đọc lại được;\n- những gì bạn tự điền: ảnh đại diện, số điện thoại, ngày sinh, giới tính, giới thiệu;\n- những gì bạn thích, lưu, theo dõi, playlist của bạn, lịch sử nghe, bình luận và báo cáo;\n- cài đặt và danh sách đang phát, để chúng theo bạn sang thiết bị khác; các thiết bị của bạn đang phát gì thì chỉ báo cho nhau, không được lưu lại;\n- mỗi lần đăng nhập: tên thiết bị, địa chỉ IP, lần hoạt động gần nhất;\n- nhật ký an toàn: đăng nhập, đổi mật khẩu, đăng xuất thiết bị.\nDữ liệu nằm trong cơ sở dữ liệu của chính máy chủ này. Nếu người vận hành có cấu hình cơ sở dữ liệu Firebase của Google cho việc này thì cài đặt và bài đang nghe dở của bạn được lưu ở đó, các thiết bị cũng báo cho nhau qua đó; khi ấy Google thấy địa chỉ IP của các thiết bị, và mã của Google giữ vài ghi chú riêng trong trình duyệt (các khoá bắt đầu bằng firebase).',
      },
      browser: {
        title: 'Trình duyệt giữ những gì',
        text: 'Sóng đặt một cookie, song_device, khi bạn đăng nhập: mã bí mật của thiết bị này, để bạn vẫn đăng nhập được khi người lạ đoán mật khẩu của bạn. Chỉ các lệnh đăng nhập của trang này thấy nó. Những thứ khác nằm trong bộ nhớ của trình duyệt, chỉ trên thiết bị này:\n- accessToken, refresh_token (và một bản trong IndexedDB song-session): để bạn vẫn đăng nhập;\n- deviceId: dãy số ngẫu nhiên nhận ra trình duyệt này;\n- i18nextLng, theme, pinned, shortcuts: ngôn ngữ và vẻ ngoài;\n- listening, shorts, lyricOffsets và các khoá bắt đầu bằng player: cách bạn nghe và xem;\n- keptQueue, keptPlace: danh sách đang phát, để tải lại trang không mất;\n- sharedBy, sharedSettings, sharedQueue: cái gì đã khớp với các thiết bị khác của bạn;\n- playHistory, recentSearches, seenShorts: bài đã nghe, chữ đã tìm, video đã xem;\n- cdnDomain, cdnProtectedDomain: nơi lấy nhạc;\n- pageViews: bạn đồng ý hay không cho đếm lượt xem trang;\n- scrollPlaces, furthestPage, panelTab, reloadedVersion: trong thẻ này, tới khi đóng thẻ.\nỨng dụng đã cài còn giữ sẵn mã và hình của giao diện; không giữ nhạc, video hay câu trả lời nào của máy chủ. Ngoài ra, trình duyệt giữ một thời gian những gì nó đã tải từ mọi trang web, và hỏi lại trang này trước khi dùng lại. Xoá dữ liệu của trang trong trình duyệt là xoá hết những thứ này.',
      },
      retention: {
        title: 'Giữ trong bao lâu',
        text: '- Phiên đăng nhập: hết sau 30 ngày không dùng, nhiều nhất 90 ngày; không chọn "Giữ đăng nhập" thì 12 giờ, nhiều nhất 24 giờ.\n- Mã đặt lại mật khẩu: 5 phút.\n- Hồ sơ, playlist, lượt thích, lịch sử: tới khi bạn xoá, hoặc tài khoản bị xoá.\n- Số đếm lượt xem trang: theo ngày, 400 ngày.\n- Nhật ký máy chủ không ghi mật khẩu, mã hay nội dung bạn gửi; người vận hành quyết định giữ nhật ký bao lâu.',
      },
      mail: {
        title: 'Thư điện tử',
        text: 'Sóng chỉ gửi thư khi có việc: mã đặt lại mật khẩu bạn yêu cầu, báo mật khẩu vừa đổi, báo một phiên đăng nhập đáng ngờ. Không có thư quảng cáo.\nLời nhắn ở trang Liên hệ được gửi bằng thư tới người vận hành, kèm tên và email bạn điền, để họ trả lời. Sóng không giữ lời nhắn trong cơ sở dữ liệu.',
      },
      analytics: {
        title: 'Đếm lượt xem trang',
        text: 'Chỉ khi bạn đồng ý, mỗi lần mở một trang Sóng gửi đường dẫn của trang đó (ví dụ /search), không kèm chữ bạn tìm, tài khoản hay mã thiết bị. Máy chủ chỉ giữ con số của từng ngày cho từng trang.\nNếu người vận hành có cấu hình Firebase Analytics của Google, khi bạn đồng ý thì lượt xem trang cũng được gửi tới đó và Google thấy địa chỉ IP của bạn. Không cấu hình thì không có gì gửi ra ngoài.\nTrình duyệt báo Do Not Track hoặc Global Privacy Control thì Sóng không hỏi và không gửi. Bạn đổi ý lúc nào cũng được, ở Hồ sơ hoặc ngay dưới đây.',
      },
      rights: {
        title: 'Quyền của bạn',
        text: '- Xem và sửa hồ sơ: trang Hồ sơ.\n- Xoá lịch sử nghe: trang Nghe gần đây. Xoá playlist, bình luận: ngay tại chỗ.\n- Xem và đăng xuất thiết bị: mục Thiết bị.\n- Rút lại đồng ý đếm lượt xem: trang Hồ sơ.\n- Nhận bản sao dữ liệu, hoặc xoá tài khoản cùng mọi thứ của nó: trang Hồ sơ, phần Dữ liệu của bạn.\nNgười vận hành là bên chịu trách nhiệm về dữ liệu ở đây. Nếu họ không trả lời thoả đáng, bạn có thể khiếu nại tới cơ quan bảo vệ dữ liệu nơi bạn sống.',
      },
      safety: {
        title: 'Chúng tôi giữ an toàn ra sao',
        text: 'Trang chỉ chạy mã của chính nó, theo một chính sách nội dung chặt. Mã đăng nhập đổi mới liên tục và chỉ dùng một lần; một bản sao bị dùng lại thì phiên đó bị khoá và bạn nhận được thư. Thử sai mật khẩu nhiều lần thì tài khoản tạm khoá.\nTìm thấy lỗ hổng? Xin viết cho người vận hành ở trang Liên hệ trước khi kể với người khác.',
      },
    },
  },
};

export type PolicyMessages = typeof policyVi;
