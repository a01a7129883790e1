/** A stage too low for everything one below the other: that of a phone that lies on its side. */
export const LOW = '@media (max-height: 560px)';
export const LOW_PHONE = '@media (max-width: 767px) and (max-height: 560px)';
/** One whose picture is too narrow for more than its own buttons over its upper edge. */
export const NARROW_PICTURE = '@media (min-width: 768px) and (max-width: 1279px) and (max-height: 760px)';
