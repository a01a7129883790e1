import { createGlobalStyle } from 'styled-components';

/** Print style: black on white in both themes, text only; links within the page are not printed. */
export const StaticPagePrint = createGlobalStyle`
  @media print {
    @page { margin: 18mm; }
    html:root {
      color-scheme: light;
      --bg: #fff;
      --surface-1: #fff;
      --text-1: #000;
      --text-2: #000;
      --text-3: #000;
      --accent-strong: #000;
      --line: #999;
    }
    html, body { background: #fff; color: #000; }
    header, footer, [data-player], [data-unprinted], [role='status'], #root a[href^='#'] { display: none !important; }
    h2 { break-after: avoid; }
    p, li { break-inside: avoid; orphans: 3; widows: 3; }
  }
`;
