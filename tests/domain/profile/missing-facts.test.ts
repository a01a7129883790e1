import { missingFacts } from '../../../src/domain/profile/missing-facts';

describe('the facts that a profile lacks', () => {
  it.each([
    ['all of them', { phone: null, birthday: null, gender: null, bio: null }, ['phone', 'birthday', 'gender', 'bio']],
    ['none', { phone: '0900 000 000', birthday: '1999-02-28', gender: 'other', bio: 'Xin chào' } as const, []],
    ['an empty text', { phone: ' ', birthday: '1999-02-28', gender: 'female', bio: '' } as const, ['phone', 'bio']],
  ])('%s', (_, profile, missing) => {
    expect(missingFacts(profile)).toEqual(missing);
  });
});
