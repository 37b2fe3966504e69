/** The events that gestures on a picture are made of. */
export const gestureEvents = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'wheel',
  'dblclick',
] as const;
