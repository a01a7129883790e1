/** The small player in a window of its own. */
export const pipVi = {
  open: 'Cửa sổ nhỏ',
  title: 'Sóng, trình phát nhỏ',
};

export type PipMessages = typeof pipVi;
