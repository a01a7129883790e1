import {
  refusalOfAction,
  type AccountAction,
  type ActionRefusal,
} from '../../../../server/domain/accounts/account-action';

type Row = readonly [
  why: string,
  action: AccountAction,
  isOneself: boolean,
  isActiveAdmin: boolean,
  otherActiveAdmins: number,
  otherAccounts: number,
  refusal: ActionRefusal | null,
];

describe('the actions that are allowed on an account', () => {
  it.each<Row>([
    ['a listener is locked', 'lock', false, false, 1, 5, null],
    ['a second admin is locked', 'lock', false, true, 1, 5, null],
    ['the last admin is not locked', 'lock', false, true, 0, 5, 'last-admin'],
    ['nobody locks themselves', 'lock', true, true, 3, 5, 'oneself'],
    ['a second admin becomes a listener', 'demote', false, true, 1, 5, null],
    ['the last admin stays one', 'demote', false, true, 0, 5, 'last-admin'],
    ['nobody demotes themselves', 'demote', true, true, 3, 5, 'oneself'],
    ['a listener is a listener already', 'demote', false, false, 1, 5, null],
    ['a locked admin may be demoted: they administer nothing', 'demote', false, false, 0, 5, null],
    ['whoever is alone stays an admin', 'demote', false, true, 0, 0, 'last-admin'],
    ['a listener leaves', 'delete', true, false, 1, 5, null],
    ['an admin leaves others behind', 'delete', true, true, 1, 5, null],
    ['the last admin does not leave listeners alone', 'delete', true, true, 0, 5, 'last-admin'],
    ['whoever is alone may leave', 'delete', true, true, 0, 0, null],
  ])('%s', (_why, action, isOneself, isActiveAdmin, otherActiveAdmins, otherAccounts, refusal) => {
    expect(refusalOfAction(action, { isOneself, isActiveAdmin, otherActiveAdmins, otherAccounts })).toBe(refusal);
  });
});
