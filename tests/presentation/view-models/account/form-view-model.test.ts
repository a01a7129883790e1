import type { FieldFault } from '../../../../src/domain/form/field-rule';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed } from '../../../../src/domain/shared/result';
import { FormViewModel } from '../../../../src/presentation/view-models/account/form.view-model';

const openForm = () =>
  new FormViewModel<'name' | 'phone'>(
    {
      fields: { name: { isRequired: true, max: 5 }, phone: { type: 'phone' } },
      beyond: (field, { name }) => (field === 'phone' && name === 'Vy' ? { kind: 'taken' } : null),
    },
    { name: '', phone: '' },
  );

const accept = () => Promise.resolve(succeed(undefined));
const refuse = (failure: GatewayFailure) => () => Promise.resolve(fail(failure));
const faultsOf = (form: FormViewModel<'name' | 'phone'>): [string, FieldFault][] => [...form.faults];

describe('a form', () => {
  it('is not sent while a field has a fault, and moves to the first such field at each attempt', async () => {
    const form = openForm();
    const send = jest.fn(accept);
    form.type('phone', 'abc');

    await form.submit(send);
    const first = form.attention;
    await form.submit(send);

    expect(send).not.toHaveBeenCalled();
    expect(form.faults.get('name')).toEqual({ kind: 'required' });
    expect(form.faultCount).toBe(2);
    expect(first).toEqual({ field: 'name', turn: 1 });
    expect(form.attention).toEqual({ field: 'name', turn: 2 });
  });

  it('shows no fault when an empty field is left, and all faults when a filled field is left', () => {
    const form = openForm();

    form.leave('name');
    expect(form.faultCount).toBe(0);
    form.type('name', 'Nguyên Khuê');
    expect(form.faultCount).toBe(0);
    form.leave('name');

    expect(faultsOf(form)).toEqual([['name', { kind: 'max', of: 'string', max: 5 }]]);
  });

  it('removes a fault as soon as the field is corrected', () => {
    const form = openForm();
    form.type('name', 'Nguyên Khuê');
    form.leave('name');

    form.type('name', 'Khuê');

    expect(form.faultCount).toBe(0);
  });

  it('checks the rules that involve more than one field', async () => {
    const form = openForm();
    form.fill({ name: 'Vy', phone: '0901234567' });

    expect(await form.submit(accept)).toBe(false);
    expect(faultsOf(form)).toEqual([['phone', { kind: 'taken' }]]);
  });

  it('shows the backend’s messages at their fields', async () => {
    const form = openForm();
    form.type('name', 'An');

    await form.submit(refuse({ kind: 'invalid', fields: { phone: 'Số này lạ quá', other: 'x' } }));

    expect(faultsOf(form)).toEqual([['phone', { kind: 'server', message: 'Số này lạ quá' }]]);
    expect(form.failure).toBeNull();
    expect(form.attention?.field).toBe('phone');
  });

  it.each<GatewayFailure>([
    { kind: 'offline' },
    { kind: 'invalid', fields: { nowhere: 'x' } },
    { kind: 'locked', retryAfter: 60 },
  ])('shows a failure that belongs to no field for the whole form: %j', async (failure) => {
    const form = openForm();
    form.type('name', 'An');

    await form.submit(refuse(failure));
    expect(form.failure).toEqual(failure);
    form.type('name', 'Anh');

    expect(form.failure).toBeNull();
  });

  it('is sent once however often the button is pressed, and is not busy afterwards', async () => {
    const form = openForm();
    form.type('name', 'An');
    const send = jest.fn(accept);

    const answers = await Promise.all([form.submit(send), form.submit(send)]);

    expect(answers).toEqual([true, false]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(form.isBusy).toBe(false);
  });

  it('reports whether it was changed, and restores the earlier values', () => {
    const form = openForm();
    form.fill({ name: 'An', phone: '' });
    expect(form.isChanged).toBe(false);
    form.type('name', 'Anh');
    expect(form.isChanged).toBe(true);

    form.discard();

    expect(form.values).toEqual({ name: 'An', phone: '' });
    expect(form.isChanged).toBe(false);
  });
});
