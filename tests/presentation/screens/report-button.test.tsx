import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { needMessages, startI18n } from '../../../src/presentation/i18n/start-i18n';
import { ReportButton } from '../../../src/presentation/screens/shorts/ReportButton';
import { aComment } from '../../support/builders/a-clip';

async function openButton() {
  localStorage.setItem('i18nextLng', 'vi');
  const { ready } = startI18n();
  await ready;
  await needMessages('shorts');
  const reported: string[] = [];
  const element = <ReportButton comment={aComment()} onReport={(reason) => reported.push(reason)} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Báo cáo bình luận của Ân' });
  await user.click(button);
  return { reported, user, button };
}

describe('reporting a comment', () => {
  it.each([
    ['Spam hoặc quảng cáo', 'spam'],
    ['Lời lẽ thù ghét', 'hate'],
    ['Nội dung khiêu dâm', 'sexual'],
    ['Lý do khác', 'other'],
  ])('sends the chosen reason: %s', async (name, reason) => {
    const { reported, user } = await openButton();
    expect(reported).toEqual([]);
    await user.click(screen.getByRole('menuitem', { name }));
    expect(reported).toEqual([reason]);
  });

  it('sends nothing when the menu is closed with Escape, and returns the focus to the button', async () => {
    const { reported, user, button } = await openButton();
    expect(screen.getByRole('menu')).toHaveAccessibleName('Vì sao bạn báo cáo bình luận của Ân?');
    await user.keyboard('{Escape}');
    expect([reported, screen.queryByRole('menu'), document.activeElement]).toEqual([[], null, button]);
  });
});
