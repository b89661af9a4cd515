import { expect, test } from 'vitest';
import { computeScroll } from './bring-into-view.ts';

const VIEW = { top: 100, bottom: 600 };
const at = (top: number, height = 50) => ({ top, bottom: top + height });

test('nothing scrolls while a target is in view', () => {
  expect(computeScroll({ targets: [at(900), at(300)], panels: [] }, VIEW)).toBe(0);
});

test('nothing scrolls where there is nothing to press', () => {
  expect(computeScroll({ targets: [], panels: [at(900)] }, VIEW)).toBe(0);
});

test('a target below the fold comes up just as far as it must', () => {
  expect(computeScroll({ targets: [at(700)], panels: [] }, VIEW)).toBe(150);
});

test('a target above comes down to the upper edge', () => {
  expect(computeScroll({ targets: [at(-200)], panels: [] }, VIEW)).toBe(-300);
});

test('as many targets come along as fit', () => {
  expect(computeScroll({ targets: [at(700), at(900), at(1150), at(1400)], panels: [] }, VIEW)).toBe(600);
});

test('of targets above and below, the nearer ones are shown', () => {
  expect(computeScroll({ targets: [at(-900), at(700)], panels: [] }, VIEW)).toBe(150);
});

test('a target larger than the view is shown from its beginning', () => {
  expect(computeScroll({ targets: [at(500, 900)], panels: [] }, VIEW)).toBe(400);
});

test('the panel that asks is shown with the target', () => {
  expect(computeScroll({ targets: [at(300)], panels: [at(50, 100)] }, VIEW)).toBe(-50);
  expect(computeScroll({ targets: [at(700)], panels: [at(500)] }, VIEW)).toBe(150);
});

test('where panel and target do not fit together, the target is shown', () => {
  expect(computeScroll({ targets: [at(900)], panels: [at(200)] }, VIEW)).toBe(350);
  expect(computeScroll({ targets: [at(300)], panels: [at(100, 900)] }, VIEW)).toBe(0);
});

test('the frame of a zoomed map is shown as a whole', () => {
  expect(computeScroll({ targets: [{ ...at(300, 400), isFrame: true }], panels: [] }, VIEW)).toBe(100);
});
