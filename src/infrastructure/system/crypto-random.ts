import type { Random } from '../../application/ports/random.port';

/** The largest multiple of ten a byte can hold: bytes from there on would favour small digits. */
const UNBIASED_BYTES = 250;
const UINT32_VALUES = 2 ** 32;

/** Works on plain http too, where `crypto.randomUUID` is missing. */
export class CryptoRandom implements Random {
  fraction(): number {
    return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / UINT32_VALUES;
  }

  id(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  }

  digits(count: number): string {
    let digits = '';
    while (digits.length < count) {
      const bytes = crypto.getRandomValues(new Uint8Array(count));
      digits += Array.from(
        bytes.filter((byte) => byte < UNBIASED_BYTES),
        (byte) => byte % 10,
      ).join('');
    }
    return digits.slice(0, count);
  }
}
