import { expect, test } from '../base/fixtures.ts';
import { ADMIN_VIEWS, expectReadable } from '../base/text-fit.ts';

/** The components of the interface kit, and the role by which each is known (KIT-1). */
const KIT = [
  ['Label', 'heading'],
  ['Button', 'button'],
  ['Radio', 'radio'],
  ['Rating', 'radio'],
  ['Toggle', 'switch'],
  ['Data table', 'table'],
  ['Card', 'article'],
  ['Confirmation dialog', 'button'],
  ['Page header', 'heading'],
  ['Text input', 'textbox'],
  ['Form input', 'textbox'],
  ['Text area', 'textbox'],
  ['Dropdown', 'combobox'],
  ['Side modal', 'button'],
  ['Side navigation', 'navigation'],
  ['Search box', 'searchbox'],
  ['Checkbox', 'checkbox'],
] as const;

const ground = () => getComputedStyle(document.body).backgroundColor;

// Open to everybody, no product behavior.
// KIT-1, LOOK-1, ROUTES-3
test('every component shows its states, can be found, and changes shape, color scheme and brand', async ({
  page,
}) => {
  await page.goto('/kitchen-sink');
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen sink' })).toBeVisible();
  for (const [name, role] of KIT) {
    const region = page.getByRole('region', { name, exact: true });
    await expect(region.getByRole('heading', { level: 2, name, exact: true })).toBeAttached();
    await expect(region.getByRole(role).first()).toBeAttached();
  }

  const index = page.getByRole('navigation', { name: 'Components' });
  const search = page.getByRole('searchbox', { name: 'Search components' });
  await search.fill('PAGER');
  await expect(index.getByText('1 component', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pager', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Button', exact: true })).toBeHidden();
  await search.fill('read-only');
  const checkbox = page.getByRole('region', { name: 'Checkbox', exact: true });
  await expect(checkbox.getByRole('heading', { level: 3 })).toHaveText([
    'read-only, active',
    'read-only, inactive',
  ]);
  await search.fill('no such thing');
  await expect(
    page.getByRole('heading', { name: 'No components match your search' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('region', { name: 'Colors', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Button', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Side modal', exact: true }).focus();
  await page.keyboard.press('Enter');
  const sideModal = page.getByRole('region', { name: 'Side modal', exact: true });
  await expect(sideModal.getByRole('heading', { level: 2 })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(sideModal.getByRole('button', { name: 'Open' }).first()).toBeFocused();

  const brandGround = () =>
    page
      .getByRole('region', { name: 'Button', exact: true })
      .getByRole('button', { name: 'Save changes' })
      .first()
      .evaluate((each) => getComputedStyle(each).backgroundColor);
  const own = await brandGround();
  await expect(page.getByText('Lantern')).toBeHidden();
  await page.getByText('Second brand', { exact: true }).click();
  await expect(page.getByText('Lantern')).toBeVisible();
  await expect.poll(brandGround).not.toBe(own);

  const button = page
    .getByRole('region', { name: 'Button', exact: true })
    .getByRole('button', { name: 'Preview' })
    .first();
  await expect(button).not.toHaveCSS('border-radius', '0px');
  await page.getByText('Square corners', { exact: true }).click();
  await expect(button).toHaveCSS('border-radius', '0px');
  const light = await page.evaluate(ground);
  await page.getByText('Dark colors', { exact: true }).click();
  await expect.poll(async () => await page.evaluate(ground)).not.toBe(light);
});

// KIT-1
test('right to left mirrors the page and its arrows, and leaving the page restores the direction', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/kitchen-sink');
  const toggle = page.getByRole('switch', { name: 'Right to left' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toBeChecked();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  const back = page.getByRole('region', { name: 'Page header' }).getByRole('button', {
    name: 'Back',
  });
  await expect(back.first().locator('path')).toHaveCSS('scale', '-1 1');
  const side = await page.getByRole('navigation', { name: 'Components' }).boundingBox();
  expect(side?.x).toBeGreaterThan(640);
  await page.evaluate(() => window.history.pushState(null, '', '/about'));
  await expect(page.getByRole('heading', { name: /^About/ })).toBeVisible();
  await expect(root).not.toHaveAttribute('dir');
});

// KIT-1
test('Phone width shows everything in a frame 390 px wide that looks like the page', async ({
  page,
}) => {
  await page.goto('/kitchen-sink');
  await page.getByText('Square corners', { exact: true }).click();
  await page.getByText('Phone width', { exact: true }).click();
  const phone = page.frameLocator('iframe[title="Phone width"]');
  const search = phone.getByRole('searchbox', { name: 'Search by keyword' }).first();
  const width = () => search.evaluate((input) => input.parentElement?.clientWidth);
  // The search box is 273 px wide on small screens, including its outline (KIT-10).
  await expect.poll(width).toBe(271);
  const root = phone.locator('html');
  await expect(root).toHaveAttribute('data-shape', 'square');
  await expect.poll(async () => await root.evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);

  await page.getByRole('link', { name: 'Confirmation dialog', exact: true }).click();
  const region = phone.getByRole('region', { name: 'Confirmation dialog', exact: true });
  await expect(region.getByRole('heading', { level: 2 })).toBeInViewport();
  const opener = region.getByRole('button', { name: 'Open' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = phone.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog).toHaveCSS('width', '390px');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const menu = phone.getByRole('region', { name: 'Menu', exact: true });
  await menu.getByRole('button', { name: 'All projects' }).click();
  await menu.getByRole('button', { name: 'Project 3' }).click();
  await expect(menu.getByRole('button', { name: 'Project 3', exact: true })).toBeVisible();
  await page.getByText('Phone width', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Menu', exact: true })).toBeVisible();
});

// LOOK-6
test('no text is cut off on a phone, also at twice the text size', async ({ page }) => {
  await page.goto('/kitchen-sink');
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen sink' })).toBeVisible();
  await expectReadable(page, 'kitchen sink', ADMIN_VIEWS);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(width).toBe(320);
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(width).toBe(640);
});
