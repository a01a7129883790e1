import { pluckedString } from './plucked-string';

export const nylonGuitar = pluckedString({ ring: 4.5, brightness: 0.5, position: 0.19, release: 0.18 });

export const steelGuitar = pluckedString({ ring: 5.5, brightness: 0.72, position: 0.14, release: 0.16 });

export const soloGuitar = pluckedString({
  ring: 6.5,
  brightness: 0.66,
  position: 0.16,
  release: 0.2,
  press: { vibratoCents: 12, bendCents: 28 },
});

export const zither = pluckedString({
  ring: 8,
  brightness: 0.88,
  position: 0.11,
  release: 0.5,
  press: { vibratoCents: 15, bendCents: 38 },
});
