import { slugOf } from '../../../demo-studio/catalogue/slug-of';

describe('slugOf', () => {
  it.each([
    ['Ngủ Quên Trên Sóng', 'ngu-quen-tren-song'],
    ['Cà Phê Sữa Đá Lúc 5 Giờ', 'ca-phe-sua-da-luc-5-gio'],
    ['Salt on the Window', 'salt-on-the-window'],
    [' (Rain)  & more! ', 'rain-more'],
  ])('turns %s into %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
