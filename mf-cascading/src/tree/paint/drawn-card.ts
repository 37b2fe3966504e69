import type { Card } from '../card';
import type { ActionPlaces } from './action-place';
import type { CardRows } from './card-rows';
import type { CardText } from './card-text';

/** A card with everything that its picture depends on. */
export interface DrawnCard {
  readonly card: Card;
  readonly level: number;
  readonly cross: boolean;
  readonly width: number;
  readonly height: number;
  readonly selected: boolean;
  readonly showIcon: boolean;
  /** Boxes right below it that an opener shows and hides; 0 for none. */
  readonly below: number;
  readonly open: boolean;
  /** Asked for only by the details that need them. */
  readonly text: () => CardText;
  readonly rows: () => CardRows;
  readonly actions: () => ActionPlaces;
  readonly farTitle: () => readonly string[];
}

/** Where a card's top left corner lies in the picture, in pixels of the picture, and how large a world pixel is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
