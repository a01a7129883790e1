/** @jest-environment node */

describe('without a browser', () => {
  it.each(['Sheet', 'Menu', 'Dialog', 'layers/page-layers'])(
    '%s of the design system can be imported',
    async (name) => {
      const file = `../../../src/presentation/design-system/${name}`;
      await expect(import(file)).resolves.toBeDefined();
    },
  );
});
