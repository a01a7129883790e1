import { sql } from 'kysely';

/**
 * Joins the clip `f` whose file is shown for the clip `v`: its own file, or while it has none, that of the clip with the same
 * sound.
 */
export const SHOWN_FILE = sql`JOIN short_videos f ON f.id = CASE WHEN v.presence = 'here' THEN v.id ELSE v.stand_in END`;

/** The ids of the clip `v` and of the clips for which it is the stand-in. */
export const WITH_STOOD_FOR = sql`ARRAY(SELECT v.id UNION ALL SELECT s.id FROM all_short_videos s WHERE s.stand_in = v.id)`;
