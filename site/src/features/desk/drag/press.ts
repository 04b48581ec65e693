/** A finger that rests for this long means more than a tap. */
export const LONG_PRESS_MS = 450

/** CSS pixels a resting finger may wander. */
export const WANDER = 10

/** Lets the finger feel that its press was long enough; browsers object to that before anything has been tapped. */
export function buzz(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(10)
}
