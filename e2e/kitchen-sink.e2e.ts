import { expect, test } from './fixtures.ts';

/** Spec 1: what the shared interface kit includes, and the role by which each is known. */
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

// Spec 2: open to everybody, no product behaviour.
test('every component of the kit is shown in its states', async ({ page }) => {
  await page.goto('/kitchen-sink');
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen sink' })).toBeVisible();
  for (const [name, role] of KIT) {
    const region = page.getByRole('region', { name, exact: true });
    await expect(region.getByRole('heading', { level: 2, name, exact: true })).toBeAttached();
    await expect(region.getByRole(role).first()).toBeAttached();
  }
});

// Ruling 22
test('corners are rounded by default and square by hand, colours follow the switch', async ({
  page,
}) => {
  await page.goto('/kitchen-sink');
  const button = page
    .getByRole('region', { name: 'Button', exact: true })
    .getByRole('button', { name: 'Preview' })
    .first();
  await expect(button).not.toHaveCSS('border-radius', '0px');
  await page.getByText('Square corners', { exact: true }).click();
  await expect(button).toHaveCSS('border-radius', '0px');
  const light = await page.evaluate(ground);
  await page.getByText('Dark colours', { exact: true }).click();
  await expect.poll(async () => await page.evaluate(ground)).not.toBe(light);
});
