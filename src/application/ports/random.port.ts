export interface Random {
  /** 0 ≤ value < 1. */
  fraction(): number;
  /** A new id of at least 122 random bits. */
  id(): string;
  /** Decimal digits, unbiased. */
  digits(count: number): string;
}
