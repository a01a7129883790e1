/** Safari, or an older Chrome, supports these only with a prefix: the files listed below also write the prefixed property. */
const PREFIXED = ['user-select', 'box-decoration-break', 'text-size-adjust', 'background-clip'];
const WHERE_THE_PREFIX_STANDS = [
  'src/presentation/design-system/selectable.ts',
  'src/presentation/design-system/global-style.ts',
  'src/presentation/controls/lyrics/SungWords.tsx',
];

/** Properties whose absence does no harm. */
const SPARED = [
  'accent-color',
  'break-after',
  'forced-color-adjust',
  'orphans',
  'overflow-anchor',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'resize',
  'text-decoration',
  'text-wrap',
  'view-transition-name',
  'widows',
];

const ANY_VALUE = ['/.*/'];

/**
 * Styles may use the features that every engine had at the end of 2024, because the oldest browsers of `browserslist` in package.json
 * are from that time. Change both together.
 */
export default {
  overrides: [
    { files: ['**/*.{ts,tsx}'], customSyntax: 'postcss-styled-syntax' },
    { files: WHERE_THE_PREFIX_STANDS, rules: { 'property-disallowed-list': null } },
  ],
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: 2024,
        ignoreProperties: Object.fromEntries([...PREFIXED, ...SPARED].map((name) => [name, ANY_VALUE])),
        ignoreSelectors: ['selection', 'marker', '/^view-transition/'],
      },
    ],
    'property-disallowed-list': [
      PREFIXED,
      { message: (name) => `${name} needs its prefix too: write it in ${WHERE_THE_PREFIX_STANDS.join(', ')}` },
    ],
  },
};
