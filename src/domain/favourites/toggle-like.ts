export interface LikeState {
  readonly isLiked: boolean;
  readonly likeCount: number;
}

/** A like shows at once, before the backend has answered: the heart turns and the count moves by one, never below 0. */
export const toggleLike = ({ isLiked, likeCount }: LikeState): LikeState => ({
  isLiked: !isLiked,
  likeCount: isLiked ? Math.max(likeCount - 1, 0) : likeCount + 1,
});

/**
 * Taking back a like that the backend refused: back to how it was, unless the listener has toggled again meanwhile, for then
 * the newer wish stands.
 */
export const undoLike = (before: LikeState, shown: LikeState): LikeState =>
  shown.isLiked === before.isLiked ? shown : before;
