import { meets, needsOf } from '../../support/jest/selector-filter';

const SELECTORS = [
  '*',
  'p',
  'P.a',
  '.a',
  '.a.b',
  '#one',
  'p#one.b',
  '.a, .c',
  'div .a',
  'div > p + .b ~ .c',
  ':is(.a, .c)',
  '.a:not(.b)',
  'div:has(> .b) .a',
  "[title='x, .c > .d']",
  ".b[title='x, .c > .d']:first-child",
  'p:hover',
  ':root .c',
  '.gi\\66t',
  ':is(div, p).b > :where(.a)',
  'p::before',
];

describe('computed styles in tests', () => {
  afterEach(() => document.body.replaceChildren());

  const made = (tag: string, attributes: Readonly<Record<string, string>>, ...children: readonly Element[]) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };

  const draw = (): readonly Element[] => {
    const first = made('p', { id: 'one', class: 'b', title: 'x, .c > .d' }, made('b', { class: 'a b' }));
    document.body.append(
      made('div', { class: 'a gift' }, first, made('i', { class: 'b' }), made('p', { class: ' c  a ' })),
    );
    return [document.documentElement, ...document.querySelectorAll('body, body *')];
  };

  const marksOf = (element: Element) => ({
    tag: element.localName,
    id: element.getAttribute('id'),
    classes: new Set(element.classList),
  });

  it.each(SELECTORS)('do not skip an element that matches %s', (selector) => {
    const matching = draw().filter((element) => element.matches(selector));
    expect(matching.filter((element) => !meets(needsOf(selector), marksOf(element)))).toEqual([]);
  });

  it.each([
    ['.c', 'b'],
    ['p.a', 'div.a'],
    ['#two', '#one'],
    ['.a .c', '.a'],
  ])('skip the selector %s for the element %s', (selector, path) => {
    draw();
    const element = document.querySelector(path)!;
    expect(meets(needsOf(selector), marksOf(element))).toBe(false);
  });

  it('follow changes of classes, attributes, parents and rules', () => {
    draw();
    const style = made('style', {});
    style.textContent = '.hidden { display: none } .late .hidden { visibility: hidden }';
    document.body.append(style);
    const text = document.querySelector('#one')!;
    const shown = () => [getComputedStyle(text).display, getComputedStyle(text).visibility];
    expect(shown()).toEqual(['block', 'visible']);
    text.classList.add('hidden');
    expect(shown()).toEqual(['none', 'visible']);
    document.body.className = 'late';
    expect(shown()).toEqual(['none', 'hidden']);
    text.setAttribute('style', 'display: flex');
    expect(shown()).toEqual(['flex', 'hidden']);
    style.textContent = '';
    expect(shown()).toEqual(['flex', 'visible']);
  });
});
