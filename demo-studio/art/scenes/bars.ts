import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { paintGlow } from '../drawing/sky';
import { group, rectangle, type Box } from '../drawing/svg-shapes';

/** The loudness of a song as rounded bars that shine in the dark. */
export function bars(canvas: Canvas): void {
  const { width, height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  canvas.fill(
    canvas.radial(
      [
        [0, mix(ink, deep, 0.62)],
        [1, ink],
      ],
      [focusX / width, 0.5, 0.75],
    ),
  );
  const count = Math.round(11 * Math.max(1, (width / unit) * 0.9));
  const step = width / count;
  const boxes = Array.from({ length: count }, (_, bar): Box => {
    const x = step * (bar + 0.5);
    const fromMiddle = Math.abs(x - focusX) / Math.max(focusX, width - focusX);
    const tall = height * (0.1 + 0.66 * Math.cos(fromMiddle * 1.5) ** 1.25 * random.between(0.5, 1));
    const wide = step * 0.6;
    return { x: x - wide / 2, y: height / 2 - tall / 2, width: wide, height: tall, round: wide / 2 };
  });
  paintGlow(canvas, { x: focusX, y: height / 2, radius: unit * 0.6, glow: mid, strength: 0.4 });
  const echoes = boxes.map((box) =>
    rectangle({ ...box, y: box.y - height * 0.03, height: box.height + height * 0.06 }, {}),
  );
  canvas.draw(group(echoes, { fill: mid, opacity: 0.35, filter: canvas.blur(unit * 0.022) }));
  const lit = boxes.map((box) => {
    const low = (box.y - height * 0.1) / (height * 0.8);
    const colour = (share: number) => {
      const at = low + share * (box.height / (height * 0.8));
      return at < 0.45 ? mix(light, warm, at / 0.45) : mix(warm, mix(mid, deep, (at - 0.45) * 1.1), (at - 0.45) / 0.4);
    };
    return rectangle(box, { fill: canvas.linear([0, 0.35, 0.7, 1].map((share) => [share, colour(share)] as const)) });
  });
  canvas.draw(...lit);
}
