import { authPath, leadsToAdmin, returnPath } from '../../../src/domain/session/return-path';

describe('the way back after signing in', () => {
  it.each([
    [null, '/'],
    ['', '/'],
    ['/song/1?from=home', '/song/1?from=home'],
    ['/loginish', '/loginish'],
    ['/login', '/'],
    ['/login#top', '/'],
    ['/song/login', '/song/login'],
    ['/song/1#line', '/song/1#line'],
    ['/register?next=/x', '/'],
    ['/forgot-password', '/'],
    ['/reset-password/', '/'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/a\\b', '/'],
    ['/\t/evil.test', '/'],
    ['/a\nb', '/'],
    ['https://evil.test/', '/'],
    ['javascript:alert(1)', '/'],
    ['song/1', '/'],
  ])('from %j leads to %s', (wished, path) => {
    expect(returnPath(wished)).toBe(path);
  });

  it.each([
    ['/login', '/', '/login'],
    ['/login', '/song/1?a=b&c', '/login?next=%2Fsong%2F1%3Fa%3Db%26c'],
    ['/register', '//evil.test', '/register'],
  ] as const)('%s with the return path %s has the address %s', (door, from, address) => {
    expect(authPath(door, from)).toBe(address);
  });

  it.each([
    ['/admin', true],
    ['/admin/songs', true],
    ['/admin?tab=1', true],
    ['/admin#top', true],
    ['/administrator', false],
    ['/artist/admin', false],
    ['/', false],
  ])('%s belongs to the admin area: %s', (path, isAdmin) => {
    expect(leadsToAdmin(path)).toBe(isAdmin);
  });
});
