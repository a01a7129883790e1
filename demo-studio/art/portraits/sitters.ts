import type { Sitter } from './sitter';

/** Eight people; a portrait's seed chooses one of them. */
export const SITTERS: readonly Sitter[] = [
  {
    ...{ hair: 'bun', hairColour: '#22100E', skin: ['#F0BC94', '#C27A50'], light: 'left', tilt: 3, backdrop: 'disc' },
    ...{ clothes: 'roll-neck', cloth: '#F6E7D2', trim: '#D9B48A', things: ['earrings'] },
  },
  {
    ...{ hair: 'long', hairColour: '#17122B', skin: ['#F6CBAC', '#CF8D70'], light: 'left', tilt: -4, backdrop: 'disc' },
    ...{ clothes: 'ao-dai', cloth: '#7B89FF', trim: '#FFF0DC', things: ['flower'] },
  },
  {
    ...{ hair: 'braid', hairColour: '#231811', skin: ['#E3AD80', '#A86E47'], light: 'left', tilt: 2, backdrop: 'arch' },
    ...{ clothes: 'wrap', cloth: '#6A4632', trim: '#F3E2B3', things: ['palm-hat'] },
  },
  {
    ...{
      hair: 'short',
      hairColour: '#0B0A24',
      skin: ['#E2ABC6', '#8A55AE'],
      light: 'right',
      tilt: -2,
      backdrop: 'rays',
    },
    ...{ clothes: 'hoodie', cloth: '#FF6FB1', trim: '#FFD5EF', things: ['headphones'] },
  },
  {
    ...{
      hair: 'wavy',
      hairColour: '#2A0F14',
      skin: ['#F7CDB2', '#CC8A6E'],
      light: 'right',
      tilt: 5,
      backdrop: 'waves',
    },
    ...{ clothes: 'crew', cloth: '#F2A65A', trim: '#FFE0B0', things: ['earrings'] },
  },
  {
    ...{ hair: 'bob', hairColour: '#7A3B1E', skin: ['#FBDCC8', '#DDA48B'], light: 'left', tilt: -3, backdrop: 'disc' },
    ...{ clothes: 'striped', cloth: '#F8F3E8', trim: '#31506B', things: ['round-glasses'] },
  },
  {
    ...{
      hair: 'swept',
      hairColour: '#141A18',
      skin: ['#D9A078', '#99603F'],
      light: 'right',
      tilt: 2,
      backdrop: 'arch',
    },
    ...{ clothes: 'coat', cloth: '#E0A93E', trim: '#F5E3BC', things: ['beanie', 'beard'] },
  },
  {
    ...{
      hair: 'curls',
      hairColour: '#120B16',
      skin: ['#B97850', '#7C4629'],
      light: 'left',
      tilt: -2,
      backdrop: 'rings',
    },
    ...{ clothes: 'shirt', cloth: '#F3EDE2', trim: '#E07A5F', things: ['sunglasses'] },
  },
];
