-- Pictures come from us or from the recipe provider. What was kept of others makes the browsers of a household ask a
-- host that one of it chose, so it goes; the rest of each row stays. The configured hosts are unknown here:
-- Spoonacular's pictures stay, those of another provider come back when their recipe is chosen again.
create function keeps_picture(address text) returns boolean language sql immutable as $$
  select length(address) <= 500 and (
    address ~ '^/images/([A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+[.](webp|avif|png|jpe?g|svg)([?]v=[A-Za-z0-9_-]{1,64})?$'
    or (address ~ '^https://img[.]spoonacular[.]com/[A-Za-z0-9_.~/%-]+$' and address !~* '/([.]|%2e){1,2}(/|$)'))
$$;

-- Without members `image` that may not stay, however deep.
create function with_our_pictures(given jsonb) returns jsonb language plpgsql immutable as $$
begin
  case jsonb_typeof(given)
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, with_our_pictures(value)), '{}') from jsonb_each(given)
              where key <> 'image' or jsonb_typeof(value) <> 'string' or keeps_picture(value #>> '{}'));
    when 'array' then
      return (select coalesce(jsonb_agg(with_our_pictures(value) order by nth), '[]')
              from jsonb_array_elements(given) with ordinality as item (value, nth));
    else return given;
  end case;
end $$;

update list_lines set line = with_our_pictures(line)
  where line ? 'image' and line <> with_our_pictures(line);
update list_contributions set contribution = with_our_pictures(contribution)
  where contribution ? 'image' and contribution <> with_our_pictures(contribution);
update kitchen_carts set cart = with_our_pictures(cart)
  where cart::text like '%"image"%' and cart <> with_our_pictures(cart);
update kitchen_ops set op = with_our_pictures(op)
  where kind in ('add_recipe', 'add_item', 'identify', 'cart_packs') and op::text like '%"image"%'
    and op <> with_our_pictures(op);
update saved_recipes set image = null where not keeps_picture(image);

-- These were always checked, or copied of what was. A row that was written beside the program is no exception.
update ingredients set image = null where not keeps_picture(image);
update order_items set image = null where not keeps_picture(image);
update line_changes set image = null where not keeps_picture(image);
update product_requests set image = null where not keeps_picture(image);

drop function with_our_pictures;
drop function keeps_picture;
