import type { KitPatch } from './drum-kit';

/** Hertz at the stroke and after it, seconds from one to the other, seconds of ring; then the level. */
const skin = ([from, to, sweep, ring]: readonly [number, number, number, number], level = 1) => ({
  from,
  to,
  sweep,
  ring,
  level,
});
/** Level and seconds of ring; the frequency band in hertz; seconds of attack. */
const hiss = (
  [level, ring]: readonly [number, number],
  [above, below]: readonly [number, number],
  attack = 0.0008,
) => ({ level, ring, attack, above, below });

const CRASH = { noise: hiss([0.7, 1.9], [3600, 14_000], 0.003), level: 0.34 };

/** Old, dark and a little broken. */
const dusty: KitPatch = {
  kick: { skins: [skin([130, 52, 0.03, 0.42])], noise: hiss([0.12, 0.03], [400, 2400]), level: 0.95, drive: 1.8 },
  snare: { skins: [skin([240, 182, 0.02, 0.16], 0.5)], noise: hiss([0.75, 0.2], [900, 6200]), level: 0.62, drive: 1.5 },
  hat: { noise: hiss([0.7, 0.06], [5200, 9500]), level: 0.34 },
  'open-hat': { noise: hiss([0.7, 0.3], [5000, 9500]), level: 0.3 },
  rim: {
    skins: [skin([1150, 830, 0.004, 0.07], 0.7), skin([480, 420, 0.01, 0.06], 0.4)],
    noise: hiss([0.3, 0.02], [1500, 6000]),
    level: 0.4,
  },
  shaker: { noise: hiss([0.7, 0.07], [4200, 9000], 0.02), level: 0.26 },
  tom: { skins: [skin([150, 95, 0.05, 0.4])], level: 0.6 },
  crash: { ...CRASH, level: 0.22 },
};

/** A drummer in a good room. */
const studio: KitPatch = {
  kick: { skins: [skin([150, 56, 0.02, 0.34])], noise: hiss([0.22, 0.016], [1200, 6000]), level: 0.9, drive: 1.4 },
  snare: {
    skins: [skin([270, 196, 0.014, 0.15], 0.55), skin([430, 330, 0.01, 0.09], 0.25)],
    noise: hiss([0.8, 0.24], [1400, 11_000]),
    level: 0.56,
  },
  hat: { noise: hiss([0.7, 0.05], [7200, 16_000]), level: 0.32 },
  'open-hat': { noise: hiss([0.7, 0.36], [6800, 16_000]), level: 0.3 },
  rim: {
    skins: [skin([1500, 1050, 0.003, 0.06], 0.7), skin([560, 500, 0.01, 0.05], 0.4)],
    noise: hiss([0.25, 0.02], [2500, 9000]),
    level: 0.42,
  },
  shaker: { noise: hiss([0.7, 0.06], [5600, 13_000], 0.018), level: 0.24 },
  tom: { skins: [skin([190, 110, 0.05, 0.5])], noise: hiss([0.1, 0.03], [500, 3000]), level: 0.66 },
  clap: { noise: { ...hiss([0.75, 0.18], [900, 7500]), claps: [0, 0.011, 0.021, 0.03] }, level: 0.42 },
  crash: CRASH,
};

/** A machine in a dark room. */
const club: KitPatch = {
  kick: { skins: [skin([235, 50, 0.026, 0.4])], noise: hiss([0.2, 0.012], [1500, 8000]), level: 1, drive: 2.2 },
  snare: { skins: [skin([230, 185, 0.02, 0.12], 0.4)], noise: hiss([0.8, 0.16], [1500, 12_000]), level: 0.5 },
  hat: { noise: hiss([0.7, 0.045], [8200, 16_000]), level: 0.3 },
  'open-hat': { noise: hiss([0.75, 0.2], [7000, 16_000]), level: 0.34 },
  shaker: { noise: hiss([0.7, 0.05], [6200, 14_000], 0.014), level: 0.2 },
  clap: { noise: { ...hiss([0.85, 0.22], [1000, 9000]), claps: [0, 0.01, 0.019, 0.028] }, level: 0.56 },
  tom: { skins: [skin([170, 90, 0.06, 0.4])], level: 0.6 },
  crash: CRASH,
};

/** Hands on skins: bongo (rim high, tom low), maracas. */
const latin: KitPatch = {
  kick: { skins: [skin([105, 58, 0.02, 0.3])], level: 0.7 },
  tom: {
    skins: [skin([250, 205, 0.016, 0.24]), skin([420, 390, 0.01, 0.08], 0.2)],
    noise: hiss([0.1, 0.015], [900, 5000]),
    level: 0.55,
  },
  rim: {
    skins: [skin([470, 405, 0.01, 0.12]), skin([900, 840, 0.006, 0.05], 0.25)],
    noise: hiss([0.14, 0.012], [1800, 8000]),
    level: 0.44,
  },
  hat: { noise: hiss([0.6, 0.04], [7000, 16_000]), level: 0.22 },
  shaker: { noise: hiss([0.7, 0.05], [5000, 13_000], 0.016), level: 0.27 },
  crash: { ...CRASH, level: 0.16 },
};

/** A soft kit with sticks on the rim. */
const bossa: KitPatch = {
  kick: { skins: [skin([100, 55, 0.02, 0.3])], level: 0.72 },
  rim: {
    skins: [skin([1750, 1260, 0.003, 0.055], 0.7), skin([640, 600, 0.01, 0.05], 0.45)],
    noise: hiss([0.2, 0.014], [2500, 9000]),
    level: 0.42,
  },
  hat: { noise: hiss([0.6, 0.045], [7800, 16_000]), level: 0.24 },
  shaker: { noise: hiss([0.7, 0.055], [5200, 13_000], 0.02), level: 0.25 },
  crash: { ...CRASH, level: 0.16 },
};

/** A big hand drum and a wood block. */
const village: KitPatch = {
  kick: { skins: [skin([110, 62, 0.03, 0.5])], level: 0.7 },
  tom: {
    skins: [skin([135, 84, 0.035, 0.6]), skin([240, 190, 0.02, 0.2], 0.3)],
    noise: hiss([0.12, 0.03], [300, 2200]),
    level: 0.72,
  },
  rim: { skins: [skin([980, 905, 0.004, 0.09], 0.8), skin([2150, 2020, 0.003, 0.04], 0.25)], level: 0.3 },
  shaker: { noise: hiss([0.7, 0.06], [4600, 11_000], 0.02), level: 0.2 },
  crash: { ...CRASH, level: 0.2 },
};

/** A very light kit. */
const breath: KitPatch = {
  kick: { skins: [skin([76, 46, 0.03, 0.6])], level: 0.6 },
  shaker: { noise: hiss([0.6, 0.14], [3800, 9000], 0.05), level: 0.2 },
  rim: { skins: [skin([820, 760, 0.004, 0.12], 0.6)], level: 0.24 },
};

export const KITS = { dusty, studio, club, latin, bossa, village, breath } satisfies Record<string, KitPatch>;

export type KitName = keyof typeof KITS;
