/** Karst hills, far to near: a ridge in points, and the two ends of its colour. */
const RIDGES = [
  {
    id: 'far',
    colours: ['#8a3f86', '#e58f7a'],
    path: 'M0 470C40 452 70 470 96 520C118 562 138 560 160 520C186 470 214 430 262 434C300 438 318 480 340 500C372 470 392 432 436 436C470 440 492 470 520 490C548 420 566 366 596 366C628 368 632 450 646 500C662 520 690 508 720 506V640H0Z',
  },
  {
    id: 'middle',
    colours: ['#4a3a92', '#7c6a92'],
    path: 'M0 392C36 380 70 400 92 440C104 470 116 488 128 470C164 410 196 376 250 376C286 380 300 440 312 458C338 418 362 402 398 404C424 408 440 452 452 480C470 440 492 418 524 424C552 432 560 478 574 500C590 470 600 390 612 374C632 360 640 380 652 430C662 486 676 520 720 528V660H0Z',
  },
  {
    id: 'near',
    colours: ['#1d1746', '#5d4f86'],
    path: 'M0 574C24 560 44 572 60 548C86 500 108 476 142 478C188 482 214 520 240 566C262 610 290 640 324 652H400C426 650 446 620 462 596C486 560 520 556 546 590C562 620 580 650 596 642C622 600 640 566 674 560C694 558 708 566 720 562V660H0Z',
  },
] as const;

/** Light on the water: where, and how wide. */
// oxfmt-ignore
const GLINTS = [
  [246, 652, 28], [236, 664, 24], [440, 668, 26], [492, 672, 20], [350, 726, 24], [350, 750, 18], [462, 724, 32],
  [500, 782, 46], [580, 790, 22], [60, 742, 40], [650, 706, 26], [520, 688, 14],
] as const;

/** The bay of the song, drawn by hand in a few shapes; it fills any frame. */
export function SceneDrawing() {
  return (
    <svg viewBox="0 0 720 890" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Colours />
      <rect width="720" height="650" fill="url(#door-sky)" />
      <circle cx="388" cy="270" r="88" fill="#fde6c4" opacity="0.9" />
      {RIDGES.map(({ id, path }) => (
        <path key={id} d={path} fill={`url(#door-${id})`} />
      ))}
      <rect y="640" width="720" height="250" fill="url(#door-water)" />
      {GLINTS.map(([x, y, width]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height="1.6" rx="0.8" fill="#fff" opacity="0.4" />
      ))}
      <Boat />
    </svg>
  );
}

function Colours() {
  return (
    <defs>
      <linearGradient id="door-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#b05a76" />
        <stop offset="0.4" stopColor="#ef9070" />
        <stop offset="0.72" stopColor="#ffc184" />
      </linearGradient>
      <linearGradient id="door-water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#b2526c" />
        <stop offset="0.4" stopColor="#6a3360" />
        <stop offset="1" stopColor="#1a1040" />
      </linearGradient>
      {RIDGES.map(({ id, colours: [top, foot] }) => (
        <linearGradient key={id} id={`door-${id}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.3" stopColor={top} />
          <stop offset="1" stopColor={foot} />
        </linearGradient>
      ))}
    </defs>
  );
}

function Boat() {
  return (
    <g transform="translate(436 712)">
      <path d="M-1 0V36H-17C-15 20-10 8-1 0Z" fill="#9a5568" />
      <path d="M2-2C12 8 18 22 18 36H2Z" fill="#d8b16c" />
      <path d="M-19 38H20C17 46 11 48 0 48C-10 48-16 46-19 38Z" fill="#171033" />
    </g>
  );
}
