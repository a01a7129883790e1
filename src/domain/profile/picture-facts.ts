export interface PictureFacts {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** In pixels, at least 1. */
  readonly width: number;
  readonly height: number;
}

type Reader = (view: DataView) => { readonly width: number; readonly height: number } | null;

const PNG = 'image/png';
const JPEG = 'image/jpeg';
const WEBP = 'image/webp';

const text = (view: DataView, from: number, length: number): string =>
  from + length > view.byteLength
    ? ''
    : String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(from + index)));

/** Reads the type and size of a PNG, JPEG or WebP from its first bytes, without decoding; null for every other file. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = typeOf(view);
  const size = type && SIZE_OF[type](view);
  return type === null || size === null || size.width < 1 || size.height < 1 ? null : { type, ...size };
}

function typeOf(view: DataView): PictureFacts['type'] | null {
  if (text(view, 0, 8) === '\x89PNG\r\n\x1a\n' && text(view, 12, 4) === 'IHDR') return PNG;
  if (text(view, 0, 3) === '\xff\xd8\xff') return JPEG;
  return text(view, 0, 4) === 'RIFF' && text(view, 8, 4) === 'WEBP' ? WEBP : null;
}

/** Frame markers, the only ones that contain the picture's size: C0 to CF without C4 (tables), C8 and CC. */
const isFrame = (marker: number): boolean => (marker >= 0xc0 && marker <= 0xcf && marker % 4 !== 0) || marker === 0xc0;

/** Walks from marker to marker; each but the frame is skipped by its length. */
const jpegSize: Reader = (view) => {
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
};

const pngSize: Reader = (view) =>
  view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };

/** 14 bits each. */
const LOSSY_MASK = 0x3fff;
const LOSSLESS_MASK = 0x3fff;

const webpSize: Reader = (view) => {
  if (view.byteLength < 30) return null;
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (text(view, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & LOSSY_MASK, height: view.getUint16(28, true) & LOSSY_MASK };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & LOSSLESS_MASK) + 1, height: ((bits >>> 14) & LOSSLESS_MASK) + 1 };
    }
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
};

const SIZE_OF: Readonly<Record<PictureFacts['type'], Reader>> = { [PNG]: pngSize, [JPEG]: jpegSize, [WEBP]: webpSize };
