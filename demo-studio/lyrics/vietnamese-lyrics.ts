import type { LyricText } from './lyric-text';

/** Words of the songs with Vietnamese titles, by the song's slug. */
export const VIETNAMESE_LYRICS: Readonly<Record<string, LyricText>> = {
  'ngu-quen-tren-song': {
    language: 'vi',
    timedBy: 'word',
    verses: [
      [
        'Thuyền về muộn, bến không đèn',
        'Em ngồi đếm những vì sao',
        'Gió mang mùi muối thân quen',
        'Lời ai hát tự hôm nào',
      ],
      [
        'Lưới còn ướt, cát còn hằn',
        'Dấu chân ai bước xa dần',
        'Trăng rơi xuống mạn thuyền con',
        'Vỡ ra nghìn mảnh vẫn tròn',
      ],
    ],
    chorus: [
      'Cho em ngủ quên trên sóng',
      'Bồng bềnh qua hết đêm đông',
      'Bờ bên kia ai có ngóng',
      'Một người trôi giữa mênh mông',
    ],
    bridge: ['Nếu sớm mai em tỉnh giấc', 'Xin biển cứ đứng yên', 'Như chưa ai từng đi mất', 'Như chưa ai biết quên'],
  },
  'gio-ghe-hien-nha': {
    language: 'vi',
    timedBy: 'word',
    verses: [
      [
        'Chiều nghiêng bóng nắng qua rào',
        'Ấm trà vừa mới pha xong',
        'Có cơn gió ghé vào chào',
        'Hỏi người có nhớ ai không',
      ],
      [
        'Mẹ phơi áo cũ sau vườn',
        'Tiếng gà gáy muộn bên sông',
        'Gió đi qua hết con đường',
        'Mang về một chút hương đồng',
      ],
    ],
    chorus: ['Gió ơi ngồi xuống đây', 'Kể nghe chuyện tháng ngày', 'Hiên nhà còn rộng lắm', 'Đủ chỗ cho mây bay'],
    bridge: ['Rồi mai gió đi xa', 'Mùa sang trên mái nhà', 'Ai về ngang lối ấy', 'Còn đây một ấm trà'],
  },
  'ao-mua-mau-xanh': {
    language: 'vi',
    timedBy: 'line',
    verses: [
      [
        'Tan trường trời đổ cơn mưa',
        'Mình em nép dưới hiên chờ',
        'Anh dừng xe, hỏi: về chưa?',
        'Áo mưa xanh, mắt ngẩn ngơ',
      ],
      [
        'Bây giờ phố rộng hơn xưa',
        'Quán quen thay bảng tên rồi',
        'Mỗi lần gặp một cơn mưa',
        'Lại nghe tiếng gọi: em ơi',
      ],
    ],
    chorus: ['Chiếc áo mưa màu xanh', 'Che hai đứa vòng quanh', 'Phố dài mà ngắn lắm', 'Sợ mưa tạnh quá nhanh'],
    bridge: ['Áo cũ giờ treo sau cửa', 'Vẫn thơm mùi đất mùa hè', 'Mưa ơi mưa thêm lần nữa', 'Để em còn được ai che'],
  },
  'tam-gio-toi-o-da-lat': {
    language: 'vi',
    timedBy: 'line',
    verses: [
      [
        'Tám giờ tối, dốc mù sương',
        'Ly sữa nóng ấm hai tay',
        'Đèn vàng ngủ dọc con đường',
        'Thông reo khe khẽ đâu đây',
      ],
      [
        'Tiếng đàn ai vọng lưng đồi',
        'Khói bắp nướng bay ngang vai',
        'Kể nhau nghe chuyện xa xôi',
        'Chẳng ai nhắc đến ngày mai',
      ],
    ],
    chorus: ['Đà Lạt tám giờ tối', 'Nghe lạnh vừa một đôi', 'Mình đi không cần vội', 'Sương che hết phố rồi'],
    bridge: [
      'Mai xuống núi, phố đông người',
      'Xin mang theo một chút sương',
      'Bỏ trong túi áo, em cười',
      'Để dành những lúc nhớ thương',
    ],
  },
};
