import type { AccountDeps } from '../../../../src/presentation/view-models/account/account-deps';
import { ContactViewModel } from '../../../../src/presentation/view-models/account/contact.view-model';

const VY = { name: 'Vy', email: 'vy@example.org' };

describe('a contact message', () => {
  it('has the name and address of the signed-in account, also when the account is known only later', () => {
    const letter = new ContactViewModel({} as AccountDeps);
    expect(letter.form.values).toEqual({ name: '', email: '', message: '' });
    letter.introduce(VY);
    expect(letter.form.values).toEqual({ ...VY, message: '' });
  });

  it('retains what was typed before the account was known', () => {
    const letter = new ContactViewModel({} as AccountDeps);
    letter.form.fill({ name: 'Hải', email: '', message: 'Chào các bạn' });
    letter.introduce(VY);
    expect(letter.form.values).toEqual({ name: 'Hải', email: VY.email, message: 'Chào các bạn' });
  });
});
