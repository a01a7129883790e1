import { sql } from 'kysely';

/** Joins the clip `f` whose file is shown for the clip `v`: its own, or that of the one with the same sound while it has none. */
export const SHOWN_FILE = sql`JOIN short_videos f ON f.id = CASE WHEN v.presence = 'here' THEN v.id ELSE v.stand_in END`;

/** The ids of the clip `v` and of those that it stands in for. */
export const WITH_STOOD_FOR = sql`ARRAY(SELECT v.id UNION ALL SELECT s.id FROM all_short_videos s WHERE s.stand_in = v.id)`;
