/** Texts about songs that only some listeners can play whole. */
export const premiumVi = {
  badge: 'Premium',
  hint: 'Nghe thử {{count, number}} giây',
  preview: 'Nghe thử {{count, number}} giây.',
  sentence: 'Bạn đang nghe thử {{count, number}} giây.',
  signIn: 'Đăng nhập để nghe trọn bài',
  learn: 'Cách nghe trọn bài',
  about: {
    title: 'Bài này dành cho Premium',
    text: 'Tài khoản của bạn chưa có Premium, nên bạn nghe được {{count, number}} giây đầu. Người quản trị Sóng ở đây có thể bật Premium cho bạn.',
    after: 'Khi đã bật, chỉ cần phát lại là nghe trọn bài.',
    understood: 'Đã hiểu',
  },
};

export type PremiumMessages = typeof premiumVi;
