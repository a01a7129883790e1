export type ContentEncoding = 'br' | 'gzip';

const isRefused = (parameters: readonly string[]): boolean =>
  parameters.some((text) => /^q=0(\.0*)?$/.test(text.trim()));

/** The first of `offered` that `Accept-Encoding` allows; null means no encoding. */
export function acceptedEncoding(
  header: string | readonly string[] | undefined,
  offered: readonly ContentEncoding[],
): ContentEncoding | null {
  const ranges = String(header ?? '')
    .toLowerCase()
    .split(',', 16)
    .map((range) => range.trim().split(';'));
  const allows = (name: string): boolean => {
    const range = ranges.find(([tag]) => tag?.trim() === name) ?? ranges.find(([tag]) => tag?.trim() === '*');
    return range !== undefined && !isRefused(range.slice(1));
  };
  return offered.find(allows) ?? null;
}
