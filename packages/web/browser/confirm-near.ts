import { expect, type Page } from '@playwright/test';

/** How far from the press the confirmation may be, in pixels. */
const NEAR = 120;

/**
 * Presses the first thing on the board that answers at once. Where that hands the move over, the confirmation has to be near, inside the
 * window. Returns the faults, and whether something had to be confirmed.
 */
export async function pressAndFindConfirm(
  page: Page,
): Promise<{ readonly isAsked: boolean; readonly faults: string[] }> {
  const target = page.locator(':is(.stage, .hand, .offers) [data-answers]:not([aria-haspopup])').first();
  if (!(await target.isVisible())) return { isAsked: false, faults: [] };
  const dock = page.locator('.dock');
  const before = (await dock.textContent()) ?? '';
  const box = await target.boundingBox();
  await target.click();
  // A pointer that stays would foresee an answer to the next decision.
  await page.mouse.move(0, 0);
  await expect(dock).not.toHaveText(before);
  const bubble = await page.evaluate(() => {
    const [whole, confirm] = ['.confirm-bubble', '.confirm-bubble .confirm'].map(each =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    if (whole === undefined || confirm === undefined || whole.width === 0) return null;
    const isInside = whole.left >= 0 && whole.top >= 0 && whole.right <= innerWidth && whole.bottom <= innerHeight;
    return { isInside, left: confirm.left, right: confirm.right, top: confirm.top, bottom: confirm.bottom };
  });
  if (bubble === null || box === null) return { isAsked: false, faults: [] };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const away = Math.hypot(
    Math.max(bubble.left - x, x - bubble.right, 0),
    Math.max(bubble.top - y, y - bubble.bottom, 0),
  );
  const isNear = bubble.isInside && away <= NEAR;
  return { isAsked: true, faults: isNear ? [] : [`confirmed ${Math.round(away)} px away`] };
}
