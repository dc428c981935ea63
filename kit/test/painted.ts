const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Returns the relative luminance (WCAG 2.2) of a CSS color as it is painted on this screen, inside an element. */
const luminance = (colour: string, within: Element): number => {
  if (!brush) return Number.NaN;
  const probe = document.createElement('p');
  probe.style.color = colour;
  within.append(probe);
  brush.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  brush.clearRect(0, 0, 1, 1);
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two CSS colors as they are painted, 1 to 21; for tests. */
export const contrast = (one: string, other: string, within: Element = document.body): number => {
  const both = [luminance(one, within), luminance(other, within)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
};
