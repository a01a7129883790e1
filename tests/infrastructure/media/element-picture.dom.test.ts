import { ElementPicture } from '../../../src/infrastructure/media/shared/element-picture';

function aPicture(width: number) {
  const element = document.createElement('video');
  Object.defineProperty(element, 'videoWidth', { value: width });
  return element;
}

const tell = (element: HTMLElement, event: string): boolean => element.dispatchEvent(new Event(event));

function look() {
  const picture = new ElementPicture(document);
  const first = aPicture(640);
  const second = aPicture(640);
  const sound = aPicture(0);
  for (const element of [first, second, sound]) picture.adopt(element);
  const place = document.body.appendChild(document.createElement('div'));
  return { picture, first, second, sound, place };
}

describe('ElementPicture', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the picture in the place that was named last, and then in the previous place again', () => {
    const { picture, first, place } = look();
    const larger = document.body.appendChild(document.createElement('div'));
    picture.show(place);
    tell(first, 'playing');
    expect(first.parentElement).toBe(place);
    const over = picture.show(larger);
    expect(first.parentElement).toBe(larger);
    over.unsubscribe();
    expect(first.parentElement).toBe(place);
  });

  it('shows the video that plays, not one that is only prepared', () => {
    const { picture, first, second, sound, place } = look();
    picture.show(place);
    tell(first, 'loadeddata');
    tell(second, 'loadeddata');
    tell(sound, 'playing');
    expect([...place.children]).toEqual([first]);
    tell(second, 'playing');
    expect([...place.children]).toEqual([second]);
  });

  it('shows the video that plays also when its size is known only later', () => {
    const { picture, first, place } = look();
    const late = document.createElement('video');
    const size = { videoWidth: 0, paused: false };
    for (const key of ['videoWidth', 'paused'] as const) Object.defineProperty(late, key, { get: () => size[key] });
    picture.adopt(late);
    picture.show(place);
    tell(first, 'playing');
    tell(late, 'playing');
    size.videoWidth = 640;
    tell(late, 'resize');
    expect([...place.children]).toEqual([late]);
  });

  it('never removes an element from the page, which would pause it', () => {
    const { picture, first, place } = look();
    const shown = picture.show(place);
    tell(first, 'playing');
    shown.unsubscribe();
    expect([first.isConnected, first.parentElement?.hidden]).toEqual([true, true]);
    picture.show(place);
    tell(first, 'emptied');
    expect([place.children.length, first.isConnected]).toEqual([0, true]);
  });
});
