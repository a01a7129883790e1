/**
 * The texts of every form: one set of templates (specification §5). `field` is a field's name, `Field` the same at the start of a
 * sentence.
 */
export const formVi = {
  validation: {
    required: 'Vui lòng nhập {{field}}!',
    enter: 'Vui lòng nhập {{field}}!',
    string: {
      min: '{{Field}} cần ít nhất {{min, number}} ký tự!',
      max: '{{Field}} chỉ được tối đa {{max, number}} ký tự!',
      range: '{{Field}} cần từ {{min, number}} đến {{max, number}} ký tự!',
    },
    number: {
      min: '{{Field}} không được nhỏ hơn {{min, number}}!',
      max: '{{Field}} không được lớn hơn {{max, number}}!',
      range: '{{Field}} cần nằm trong khoảng {{min, number}} đến {{max, number}}!',
    },
    array: {
      min: 'Cần ít nhất {{min, number}} {{field}}!',
      max: 'Chỉ được tối đa {{max, number}} {{field}}!',
      range: 'Cần từ {{min, number}} đến {{max, number}} {{field}}!',
    },
    type: {
      email: '{{Field}} không phải là email hợp lệ!',
      phone: '{{Field}} không phải là số điện thoại hợp lệ!',
      date: '{{Field}} không phải là ngày hợp lệ!',
      code: '{{Field}} gồm 6 chữ số!',
      longCode: '{{Field}} gồm 16 chữ cái và chữ số!',
    },
    differs: 'Hai lần nhập chưa giống nhau!',
    guessable: '{{Field}} dễ đoán quá! Hãy ghép vài từ không liên quan với nhau.',
    personal: '{{Field}} không được chứa tên hoặc email của bạn!',
    taken: 'Đã có tài khoản với {{field}} này!',
    unchanged: '{{Field}} phải khác cái đang dùng!',
  },
  toMend_one: 'Còn {{count, number}} chỗ cần sửa.',
  toMend_other: 'Còn {{count, number}} chỗ cần sửa.',
  showPassword: 'Hiện mật khẩu',
  optional: '{{label}} (không bắt buộc)',
  cancel: 'Huỷ',
  tryAgainIn: '{{text}} Thử lại sau {{time}}.',
  pages: {
    label: 'Phân trang',
    page: 'Trang {{page, number}}',
    previous: 'Trang trước',
    next: 'Trang sau',
    jumpBack_one: 'Lùi {{count, number}} trang',
    jumpBack_other: 'Lùi {{count, number}} trang',
    jumpOn_one: 'Tới {{count, number}} trang',
    jumpOn_other: 'Tới {{count, number}} trang',
    size: 'Số dòng mỗi trang',
    each_one: '{{count, number}} / trang',
    each_other: '{{count, number}} / trang',
    total_one: 'Tổng cộng {{count, number}}',
    total_other: 'Tổng cộng {{count, number}}',
  },
};

export type FormMessages = typeof formVi;
