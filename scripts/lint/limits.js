// architecture §4: "never above", by layer. A later entry wins over an earlier one.
export const LINES_BY_LAYER = [
  [['**/*.{ts,tsx,js,mjs}'], 200],
  [['contract/kernel/**', '{src,server}/domain/**', 'demo-studio/**'], 150],
  [['{src,server}/application/**'], 180],
  [['{src,server}/infrastructure/**'], 220],
  [['src/presentation/**'], 200],
  [['server/presentation/**'], 180],
  [['{src,server}/composition/**'], 100],
  [['tests/**', 'bench/**'], 300],
  [['src/main.tsx'], 30],
  // Tables of data.
  [['demo-studio/catalogue/*-albums.ts'], 250],
];

export const SHAPE_LIMITS = {
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  'max-params': ['error', 4],
  'max-depth': ['error', 3],
};
