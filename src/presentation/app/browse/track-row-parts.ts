import styled from 'styled-components';
import { insetFocusRing, oneLine } from '../../design-system/interaction';
import { CONTAINER, MEDIA } from '../../design-system/media';
import { TRACK_CELLS } from './track-cells';

export const Cell = styled.span`
  min-width: 0;
`;

export const Press = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 44px;
  border-radius: var(--r-xs);
  font-weight: var(--fw-medium);
  font-variant-numeric: tabular-nums;
  ${insetFocusRing}
  > span {
    grid-area: 1 / 1;
  }
  [data-sign='hover'] {
    opacity: 0;
    color: var(--text-1);
  }
  [data-place]::before {
    content: attr(data-place);
  }
`;

export const TitleCell = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding-right: 16px;
`;

export const Names = styled.span`
  min-width: 0;
`;

export const Title = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: var(--fw-strong);
  line-height: 21px;
  a {
    ${oneLine}
  }
`;

export const Badge = styled.span`
  flex: none;
  padding: 0 5px;
  border-radius: 4px;
  background: var(--surface-2);
  color: var(--text-2);
  font-size: 11px;
  font-weight: var(--fw-strong);
  line-height: 16px;
`;

export const SmallLine = styled.span`
  ${oneLine}
  display: block;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: 18px;
`;

export const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
  > button:not([aria-pressed='true']) {
    opacity: 0;
  }
  ${CONTAINER.small} {
    > button:not(:last-child) {
      display: none;
    }
    > button:last-child {
      opacity: 1;
    }
  }
  @media (hover: none) {
    > button:not([aria-pressed='true']) {
      opacity: 1;
    }
  }
`;

export const Row = styled.div`
  ${TRACK_CELLS}
  height: 58px;
  border-radius: var(--r-sm);
  cursor: default;
  ${insetFocusRing}
  a {
    border-radius: 4px;
    ${insetFocusRing}
  }
  &:not([data-status='idle']) {
    background: color-mix(in srgb, var(--accent) 15%, transparent);
    ${Title}, ${Press} {
      color: var(--accent-strong);
    }
    ${Badge} {
      background: none;
      box-shadow: inset 0 0 0 1px var(--line-strong);
    }
  }
  &[data-missing] {
    opacity: 0.45;
  }
  &:focus-within,
  &:focus-visible {
    ${Actions} > button {
      opacity: 1;
    }
  }
  ${MEDIA.hover} {
    &:hover {
      background: var(--hover);
      ${Actions} > button {
        opacity: 1;
      }
      &:not([data-missing]) [data-sign='hover'] {
        opacity: 1;
      }
      &:not([data-missing]) [data-sign='rest'] {
        opacity: 0;
      }
    }
    &:hover:not([data-status='idle']) {
      background: color-mix(in srgb, var(--accent) 22%, transparent);
    }
    a:hover {
      color: var(--text-1);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
