import type { ActionPlaces } from '../../tree/card/action-place';
import type { CardRows } from '../../tree/card/card-rows';
import type { CardText } from '../../tree/card/card-text';
import type { Card } from '../../tree/model/card';

/** A card with everything that its picture depends on. */
export interface DrawnCard {
  readonly card: Card;
  readonly level: number;
  readonly cross: boolean;
  readonly width: number;
  readonly height: number;
  readonly selected: boolean;
  readonly showIcon: boolean;
  /** Boxes right below it that a toggle shows and hides; 0 for none. */
  readonly below: number;
  readonly open: boolean;
  /** The achievement in words. */
  readonly capaian: string;
  /** Asked for only by the details that need them. */
  readonly text: () => CardText;
  readonly rows: () => CardRows;
  readonly actions: () => ActionPlaces;
  readonly titleLines: () => readonly string[];
}

/** Where a card's top left corner lies in the picture, in pixels of the picture, and how large a world pixel is. */
export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
