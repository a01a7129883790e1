/** Words that passwords here are made of and that lists of other countries lack: folded, without blanks, the commonest first. */
export const KNOWN_PASSWORDS: readonly string[] = `
matkhau anhyeuem emyeuanh yeuem yeuanh iuem iuanh song songmusic vietnam hanoi saigon danang hochiminh bongda dangnhap
bimat xinchao amnhac nhac giadinh tinhyeu hanhphuc maimai motminh nhoem nhoanh boiem congaubeo conheo doremon doraemon
anhyeuemnhieulam emyeuanhnhieulam anhyeuemnhieu emyeuanhnhieu yeuemmaimai yeuanhmaimai toiyeuban toiyeuem toiyeuvietnam
matkhaucuatoi matkhaumoi mattkhau vietnamvodich giadinhtoi conyeuchame khongcogi khongbiet khongco khongcomatkhau
nguyen tran pham hoang huynh linh huong trang tuan hung dung minh ngoc thanh phuong thao lovesong ilovemusic mymusic
songbien amnhacvietnam nghenhac motconvit conmeo concho quehuong thuongem thuonganh nhogiadinh matkhau mk
hoangsatruongsa truongsahoangsa thanhcong benhvien haymoianhem chaocacban mothaibabon mothaibabonnam troubador troubadour
haiphong quangninh thanhhoa nghean hatinh nhatrang dalat vungtau cantho bacninh bacgiang haiduong hungyen namdinh thaibinh
ninhbinh langson caobang laocai yenbai phutho vinhphuc thainguyen quangbinh quangtri quangnam quangngai binhdinh phuyen
khanhhoa ninhthuan binhthuan gialai daklak lamdong dongnai binhduong tayninh longan tiengiang bentre travinh vinhlong dongthap
angiang kiengiang camau baclieu soctrang haugiang trasua caphe phobo comtam banhmi
spotify youtube tiktok netflix facebook instagram messenger telegram whatsapp google gmail shopee lazada tiki viettel vinaphone
mobifone momo zalo viber zingmp nhaccuatui soundcloud applemusic navidrome jellyfin plexamp discord roblox minecraft lienquan
`
  .trim()
  .split(/\s+/);
