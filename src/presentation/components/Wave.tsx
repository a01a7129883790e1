/** The small wave of empty places: a still line with one swell in it. */
export function Wave() {
  return (
    <svg
      width="220"
      height="72"
      viewBox="0 0 220 72"
      fill="none"
      strokeLinecap="round"
      strokeWidth="7"
      aria-hidden="true"
    >
      <path d="M6 36H214" stroke="var(--surface-3)" />
      <path d="M62 36C74 36 78 14 88 14S102 58 112 58 124 14 134 14 146 36 158 36" stroke="var(--accent)" />
    </svg>
  );
}
