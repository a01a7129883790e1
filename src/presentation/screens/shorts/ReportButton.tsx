import { useCallback, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportReason } from '../../../domain/shorts/clip-comments.port';
import type { ListedComment } from '../../../domain/shorts/comment-list';
import { PlacedMenu } from '../../components/menu/PlacedMenu';
import { IconButton } from '../../design-system/IconButton';
import { SHORTS_ICONS } from '../../design-system/icons/shorts';

interface ReportButtonProps {
  readonly comment: Pick<ListedComment, 'id' | 'text' | 'author'>;
  readonly onReport: (reason: ReportReason) => void;
}

const REASONS: readonly { readonly reason: ReportReason; readonly icon: keyof typeof SHORTS_ICONS }[] = [
  { reason: 'spam', icon: 'megaphone-simple' },
  { reason: 'hate', icon: 'smiley-angry' },
  { reason: 'sexual', icon: 'eye-slash' },
  { reason: 'other', icon: 'flag' },
];

/** Reports a comment, once a reason is chosen. */
export function ReportButton({ comment: { id, text, author }, onReport }: ReportButtonProps) {
  const { t } = useTranslation('shorts');
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const close = useCallback(() => setPlace(null), []);
  const open = ({ currentTarget }: MouseEvent): void => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    setPlace({ x: left, y: bottom });
  };
  const items = REASONS.map(({ reason, icon }) => ({
    label: t(`comments.reasons.${reason}`),
    icon: { path: SHORTS_ICONS[icon] },
    onChoose: () => onReport(reason),
  }));
  return (
    <>
      <IconButton
        icon={{ path: SHORTS_ICONS.flag }}
        iconSize={18}
        label={t('comments.report', { name: author.name })}
        tip={null}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={open}
      />
      {place !== null && (
        <PlacedMenu
          x={place.x}
          y={place.y}
          subject={{ id, title: author.name, caption: text, imageUrl: author.avatarUrl }}
          label={t('comments.reportWhy', { name: author.name })}
          items={items}
          onClose={close}
        />
      )}
    </>
  );
}
