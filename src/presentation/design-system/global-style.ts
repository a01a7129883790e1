import { createGlobalStyle } from 'styled-components';
import { MEDIA } from './media';

/** The base styles of every screen. Colours, fonts and the background come earlier, from style sheets. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    font-family: var(--font-ui);
    font-size: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    scrollbar-gutter: stable;
    &:has([data-sea], [data-wash], [data-scene]) { scrollbar-gutter: auto; }
    scroll-padding-top: calc(var(--top-h) + 12px);
    &:has([role='search'] :focus) { scroll-padding-top: 0; }
  }
  body {
    min-height: 100dvh;
    overflow-x: clip;
    background: var(--bg);
    color: var(--text-1);
    font-size: var(--fs-body);
    font-weight: var(--fw-text);
    line-height: var(--lh-body);
  }
  h1, h2, h3 {
    font-family: var(--font-display);
    font-weight: var(--fw-display);
    letter-spacing: var(--tracking-h);
    text-wrap: balance;
  }
  p { text-wrap: pretty; }
  a { color: inherit; text-decoration: none; }
  ul, ol { list-style: none; padding: 0; }
  button, input { font: inherit; color: inherit; letter-spacing: inherit; border: 0; background: none; padding: 0; }
  button { cursor: pointer; text-align: start; -webkit-tap-highlight-color: transparent; }
  ::selection { background: color-mix(in srgb, var(--accent) 34%, transparent); }
  ${MEDIA.calm} {
    *, *::before, *::after { scroll-behavior: auto !important; }
  }
`;
