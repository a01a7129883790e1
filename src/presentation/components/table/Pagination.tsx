import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { pageLinks, type PageLink } from '../../../domain/shared/page-links';
import { focusRing, overlay } from '../../design-system/interaction';
import { CONTAINER } from '../../design-system/media';
import { SortSelect } from '../../design-system/SortSelect';

interface PaginationProps {
  readonly page: number;
  readonly totalPages: number;
  readonly totalCount: number;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  readonly onTurn: (page: number) => void;
  readonly onResize: (pageSize: number) => void;
}

/**
 * Buttons for pages, jumps of five pages (three where there is little room), and the choice of rows per page (specification §2).
 */
export function Pagination(props: PaginationProps) {
  const { page, totalPages, totalCount, pageSize, pageSizes, onTurn, onResize } = props;
  const { t } = useTranslation('form');
  const turning = { page, totalPages, onTurn };
  const sizes = pageSizes.map((size) => ({ value: String(size), label: t('pages.each', { count: size }) }));
  return (
    <Bar aria-label={t('pages.label')}>
      <Count>{t('pages.total', { count: totalCount })}</Count>
      <Roomy>
        <Links {...turning} links={pageLinks(page, totalPages, 5)} />
      </Roomy>
      <Tight>
        <Links {...turning} links={pageLinks(page, totalPages, 3)} />
      </Tight>
      <SortSelect
        label={t('pages.size')}
        options={sizes}
        chosen={String(pageSize)}
        onChoose={(size) => onResize(Number(size))}
      />
    </Bar>
  );
}

interface LinksProps extends Pick<PaginationProps, 'page' | 'totalPages' | 'onTurn'> {
  readonly links: readonly PageLink[];
}

function Links({ page, totalPages, links, onTurn }: LinksProps) {
  const { t } = useTranslation('form');
  return (
    <>
      <Step type="button" aria-label={t('pages.previous')} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        ‹
      </Step>
      {links.map((link) => (
        <LinkButton key={`${link.kind} ${link.page}`} link={link} onTurn={onTurn} />
      ))}
      <Step type="button" aria-label={t('pages.next')} disabled={page >= totalPages} onClick={() => onTurn(page + 1)}>
        ›
      </Step>
    </>
  );
}

function LinkButton({ link, onTurn }: { readonly link: PageLink; readonly onTurn: (page: number) => void }) {
  const { t } = useTranslation('form');
  if (link.kind === 'jump') {
    const messageKey = link.by < 0 ? 'pages.jumpBack' : 'pages.jumpOn';
    const label = t(messageKey, { count: Math.abs(link.by) });
    return (
      <Step type="button" aria-label={label} title={label} onClick={() => onTurn(link.page)}>
        {link.by < 0 ? '«' : '»'}
      </Step>
    );
  }
  const { page, isCurrent } = link;
  return (
    <Step
      type="button"
      aria-label={t('pages.page', { page })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onTurn(page)}
    >
      {page}
    </Step>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
`;

const Bar = styled.nav`
  ${row}
  gap: 8px 20px;
  margin-top: 16px;
`;

const Count = styled.span`
  margin-right: auto;
  color: var(--text-2);
  font-size: var(--fs-meta);
`;

const Roomy = styled.div`
  ${row}
  ${CONTAINER.small} {
    display: none;
  }
`;

const Tight = styled.div`
  display: none;
  ${CONTAINER.small} {
    ${row}
    flex-basis: 100%;
    order: 1;
  }
`;

const Step = styled.button`
  min-width: 44px;
  height: 44px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  text-align: center;
  color: var(--text-1);
  font-weight: var(--fw-medium);
  font-variant-numeric: tabular-nums;
  ${overlay}
  ${focusRing}
  &[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: var(--fw-strong);
  }
  &:disabled {
    color: var(--text-3);
    cursor: default;
    opacity: 0.42;
  }
`;
