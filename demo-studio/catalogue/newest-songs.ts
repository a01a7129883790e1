/** The slugs of the songs that came out last, the latest first. */
export const NEWEST_SONGS: readonly string[] = [
  ...['ngu-quen-tren-song', 'gio-ghe-hien-nha', 'ao-mua-mau-xanh', 'paper-harbour'],
  ...['ca-phe-sua-da-luc-5-gio', 'thu-gui-tang-muoi-hai', 'neon-rice-fields', 'con-song-cuoi-mua-he'],
];
