/** A stage that is too low to stack everything vertically: a phone in landscape. */
export const LOW = '@media (max-height: 560px)';
export const LOW_PHONE = '@media (max-width: 767px) and (max-height: 560px)';
/** A stage whose picture is so narrow that only its own buttons fit over the upper edge. */
export const NARROW_PICTURE = '@media (min-width: 768px) and (max-width: 1279px) and (max-height: 760px)';
