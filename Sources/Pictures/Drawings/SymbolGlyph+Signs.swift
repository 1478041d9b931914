extension SymbolGlyph {
    /// The signs of arrows, marks, things, places, people and media, a line each, as ``all`` reads them.
    static let signs = """
        chevron.right,chevron.forward line M9 4.5L16.5 12L9 19.5
        chevron.left,chevron.backward line M15 4.5L7.5 12L15 19.5
        chevron.up line M4.5 15L12 7.5L19.5 15
        chevron.down line M4.5 9L12 16.5L19.5 9
        chevron.up.chevron.down line M7.5 9L12 4.5L16.5 9M7.5 15L12 19.5L16.5 15
        arrow.right,arrow.forward line M3.5 12H20M13.5 5.5L20 12L13.5 18.5
        arrow.left,arrow.backward line M20.5 12H4M10.5 5.5L4 12L10.5 18.5
        arrow.up line M12 20.5V4M5.5 10.5L12 4L18.5 10.5
        arrow.down line M12 3.5V20M5.5 13.5L12 20L18.5 13.5
        arrow.up.arrow.down line M7.5 20V5M4 8.5L7.5 5L11 8.5M16.5 4V19M13 15.5L16.5 19L20 15.5
        arrow.clockwise,goforward line M19.5 12.5A7.5 7.5 0 1 1 15 5.6M11.5 3L15.5 5.8L12.5 9.5
        arrow.counterclockwise,gobackward line M4.5 12.5A7.5 7.5 0 1 0 9 5.6M12.5 3L8.5 5.8L11.5 9.5
        arrow.triangle.2.circlepath line M4.5 11A7.7 7.7 0 0 1 18.5 8M19.5 13A7.7 7.7 0 0 1 5.5 16\
        M19 3.5V8.3H14.2M5 20.5V15.7H9.8
        arrow.uturn.backward,arrow.uturn.left line M8.5 5L4 9.5L8.5 14M4 9.5H14A5.5 5.5 0 0 1 14 20H10
        arrow.uturn.forward,arrow.uturn.right line M15.5 5L20 9.5L15.5 14M20 9.5H10A5.5 5.5 0 0 0 10 20H14
        arrowshape.up outline M12 4L20.5 12.5H16V19.5H8V12.5H3.5Z
        arrowshape.turn.up.left outline M10 5L3 11.5L10 18V14C15 14 18.5 15.5 21 19C20.5 13 16.5 9.5 10 9Z
        plus line M12 4V20M4 12H20
        minus line M4 12H20
        xmark,multiply line M5 5L19 19M19 5L5 19
        checkmark line M4.5 13L9.5 18.5L19.5 5.5
        equal line M4 9H20M4 15H20
        divide line M4 12H20|(12 6 1.7)(12 18 1.7)
        percent line M18 5L6 19(7 7 2.5)(17 17 2.5)
        number line M9.5 4L7.5 20M16.5 4L14.5 20M4.5 9H20M4 15H19.5
        questionmark line M8 8.5A4 4 0 1 1 12.5 12.7Q12 13.2 12 15|(12 19.3 1.4)
        exclamationmark line M12 4V14|(12 19 1.5)
        exclamationmark.triangle outline M12 4L21.5 20H2.5ZM12 10V14.5|(12 17.2 0.9)
        info line M9.5 10H12.3V18.5M9 18.5H15.5|(11.8 5.5 1.6)
        ellipsis line |(5 12 2)(12 12 2)(19 12 2)
        circle outline (12 12 9.5)
        square outline M3.5 3.5H20.5V20.5H3.5Z
        rectangle outline M2.5 6H21.5V18H2.5Z
        triangle outline M12 4L21.5 20H2.5Z
        capsule outline M8 7H16A5 5 0 0 1 16 17H8A5 5 0 0 1 8 7Z
        star outline M12 3L14.7 9L21 9.6L16.2 13.9L17.6 20.2L12 16.9L6.4 20.2L7.8 13.9L3 9.6L9.3 9Z
        heart outline M12 20C5 15 3 12 3 8.8A4.6 4.6 0 0 1 12 7.3A4.6 4.6 0 0 1 21 8.8C21 12 19 15 12 20Z
        bolt outline M13.5 3L5.5 13.5H11L10 21L18.5 10H12.5Z
        line.3.horizontal,line.horizontal.3 line M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5
        line.3.horizontal.decrease line M3.5 7H20.5M6.5 12H17.5M9.5 17H14.5
        list.bullet line M8.5 6H21M8.5 12H21M8.5 18H21|(4 6 1.4)(4 12 1.4)(4 18 1.4)
        list.dash line M8.5 6H21M8.5 12H21M8.5 18H21M3 6H4.5M3 12H4.5M3 18H4.5
        slider.horizontal.3 line M3 7H21M3 17H21|(15.5 7 2.8)(8.5 17 2.8)
        magnifyingglass line (10.5 10.5 6.3)M15.3 15.3L20.5 20.5
        textformat line M3 18L7.5 6L12 18M4.5 14H10.5M20.5 11V18(17.5 14.7 3)
        a line M5 19L12 4L19 19M7.7 13.5H16.3
        trash line M4 6.5H20M9.5 6V3.5H14.5V6M6 6.5L7 21H17L18 6.5M10 10V17.5M14 10V17.5
        pencil outline M4 20L5 15.5L16.5 4L20 7.5L8.5 19Z
        square.and.pencil line M19.5 13V20H4V5H12M10 14L10.5 11.5L19 3L21 5L12.5 13.5Z
        square.and.arrow.up line M8.5 9.5H5V21H19V9.5H15.5M12 15V3M8 6.7L12 3L16 6.7
        square.and.arrow.down line M8.5 8.5H5V21H19V8.5H15.5M12 3V15M8 11.3L12 15L16 11.3
        square.on.square line M8 8H21V21H8ZM16 5V3H3V16H5.5
        doc outline M6 3H14L19 8V21H6ZM13.5 3V8.5H19
        doc.on.doc line M9 7H15L20 12V21H9ZM6 17H4V3H11L13 5
        doc.text outline M6 3H14L19 8V21H6ZM9 12H16M9 16H16
        note.text outline M4 4H20V20H4ZM8 9H16M8 13H16
        note outline M4 4H20V20H4Z
        folder outline M3 6H9L11 8.5H21V19H3Z
        tray outline M3 12L6 5H18L21 12V19H3ZM3 12H9A3 3 0 0 0 15 12H21
        archivebox outline M3 5H21V9H3ZM4.5 9V20H19.5V9M9.5 13H14.5
        paperclip line M18.5 11L11 18.5A4.3 4.3 0 0 1 5 12.5L13 4.7A2.9 2.9 0 0 1 17.2 8.8L9.5 16.4
        link line M10 14L14 10M11 7L13.5 4.5A4.2 4.2 0 0 1 19.5 10.5L17 13M13 17L10.5 19.5A4.2 4.2 0 0 1 4.5 13.5L7 11
        tag outline M3.5 3.5H11L20.5 13L13 20.5L3.5 11Z|(8 8 1.3)
        flag outline M5 21V4H18.5L15.5 8.5L18.5 13H5
        bookmark outline M6.5 3H17.5V21L12 16L6.5 21Z
        bell outline M5 17.5C7 15.5 6.5 12 7 9.5A5 5 0 0 1 17 9.5C17.5 12 17 15.5 19 17.5Z\
        M10 20.5A2.2 2.2 0 0 0 14 20.5
        lock outline M5.5 11H18.5V20.5H5.5ZM8 11V7.5A4 4 0 0 1 16 7.5V11
        lock.open outline M5.5 11H18.5V20.5H5.5ZM8 11V7A4 4 0 0 1 15.5 5.5
        key line (8 8 4.5)M11.3 11.3L20.5 20.5M17 17L19.5 14.5
        clock line (12 12 9.5)M12 6.5V12.3L16 14.5
        timer line (12 13 8)M12 13L15 9.5M10 3H14
        alarm line (12 13 8)M12 8.5V13.3L15.5 15M4 6L7 3.5M20 6L17 3.5
        calendar outline M3.5 5.5H20.5V20.5H3.5ZM3.5 10H20.5M8 3V7M16 3V7
        cart line M2.5 4H5.5L8 15.5H18.5L20.5 7.5H6.3|(9 19.3 1.6)(17 19.3 1.6)
        creditcard outline M2.5 5.5H21.5V18.5H2.5ZM2.5 9.5H21.5
        gift outline M4 11H20V20.5H4ZM3 7H21V11H3ZM12 7V20.5
        envelope outline M2.5 5.5H21.5V18.5H2.5ZM2.5 6.5L12 14L21.5 6.5
        paperplane outline M21 3L3 10.5L10 14L13.5 21ZM21 3L10 14
        wand.and.stars line M4 20L14 10M17 3V7M15 5H19M20 10V13M18.5 11.5H21.5
        scissors line M6 4L18 20M18 4L6 20(5 19 2.2)(19 19 2.2)
        hammer line M4 20L13 11M10 5L19 14L21 12L14 4Z
        keyboard line M2.5 6H21.5V18H2.5ZM6 10H7M10 10H11M14 10H15M18 10H18.5M8 14.5H16
        delete.left outline M9 5.5H21.5V18.5H9L2.5 12ZM12 9.5L17 14.5M17 9.5L12 14.5
        gear,gearshape line (12 12 3)(12 12 7)M12 2V5M12 19V22M2 12H5M19 12H22M5 5L7 7M17 17L19 19M19 5L17 7M7 17L5 19
        house outline M3 11.5L12 3.5L21 11.5M5.5 9.5V20.5H10V15H14V20.5H18.5V9.5
        globe line (12 12 9.5)M2.5 12H21.5M12 2.5C6.5 8.5 6.5 15.5 12 21.5C17.5 15.5 17.5 8.5 12 2.5
        map outline M3 6L9 4L15 6.5L21 4.5V18L15 20L9 17.5L3 19.5ZM9 4V17.5M15 6.5V20
        mappin outline M12 21L6.5 12.5A6.5 6.5 0 1 1 17.5 12.5Z|(12 9 2)
        location outline M20.5 3.5L3.5 11L11.5 12.5L13 20.5Z
        sun.max outline (12 12 4)M12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M5 5L6.7 6.7M17.3 17.3L19 19\
        M19 5L17.3 6.7M6.7 17.3L5 19
        moon outline M20 14.5A8.5 8.5 0 1 1 10 3.5A6.8 6.8 0 0 0 20 14.5Z
        cloud,icloud outline M7 18.5A4.3 4.3 0 0 1 6.5 10A5.7 5.7 0 0 1 17.5 9.5A4.6 4.6 0 0 1 17 18.5Z
        flame outline M12 3C13 7 18 9 18 15A6 6 0 0 1 6 15C6 12 8 11 8.5 8.5C10 9.5 10.5 10.5 10.5 12\
        C12 10 12.5 6.5 12 3Z
        leaf outline M4 20C4 10 9 5 20 4C20 14 15 19 7.5 17.5M4 20C6 16 9 13 13 11
        drop outline M12 3C15 7.5 18 10.5 18 14.5A6 6 0 0 1 6 14.5C6 10.5 9 7.5 12 3Z
        book outline M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20
        books.vertical line M4 4H8V20H4ZM8 6H12V20H8ZM13.5 6.5L17 5.5L20.5 19L17 20Z
        airplane outline M12 2.5C13 2.5 13.5 4 13.5 9L21 14V16L13.5 14L13 19L15.5 21H8.5L11 19L10.5 14L3 16\
        V14L10.5 9C10.5 4 11 2.5 12 2.5Z
        car outline M3 12L5.5 6H18.5L21 12V18H3ZM3 12H21|(7 15 1.2)(17 15 1.2)
        fork.knife line M7 3V21M4 3V8A3 3 0 0 0 10 8V3M17 21V3C14.5 5 14 9 14.5 12.5H17
        cup.and.saucer outline M5 6H17V12A4 4 0 0 1 13 16H9A4 4 0 0 1 5 12ZM17 8H19A2 2 0 0 1 19 12H17M4 20H18
        person outline (12 7.5 4)M4 20.5C4.5 15.5 8 13.5 12 13.5C16 13.5 19.5 15.5 20 20.5Z
        person.2 outline (8.5 8.5 3.2)M2 19C2.5 15 5 13.5 8.5 13.5C12 13.5 14.5 15 15 19Z(17 9.5 2.5)\
        M17.5 19H22C21.7 15.5 19.8 14 17 14
        eye outline M2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12Z(12 12 3)
        hand.thumbsup outline M4 11H8V20H4ZM8 11L12 3.5C14 3.5 14.5 5 13.5 9H20L18.5 20H8
        hand.raised outline M7 13V6.5M10 12V4.5M13 12V4.5M16 13V6.5V15C16 19 14 21 11 21C8 21 6.5 19 4 14.5L7 13
        bubble.left outline M3 5H21V17H11L6.5 21V17H3Z
        bubble.right outline M3 5H21V17H17.5V21L13 17H3Z
        message outline M12 4C17 4 21 7 21 11C21 15 17 18 12 18L6 20.5L7 17C4.5 15.7 3 13.5 3 11C3 7 7 4 12 4Z
        text.bubble outline M3 5H21V17H11L6.5 21V17H3ZM7 9H17M7 13H14
        phone outline M5 4H9L10.5 9L8 10.5C9 13 11 15 13.5 16L15 13.5L20 15V19C20 20 19 20.5 18 20.5\
        C10 20 4 14 3.5 6C3.5 5 4 4 5 4Z
        faceid line M4 8V4H8M16 4H20V8M20 16V20H16M8 20H4V16M9 9V10.5M15 9V10.5M12 9V13H11M9 16C11 17.3 13 17.3 15 16
        touchid line M6 18C7.5 15 7 13 7 11A5 5 0 0 1 17 11C17 14 17 16 16 19M12 11C12 15 11.5 17.5 10 20
        play outline M6 4L20 12L6 20Z
        pause outline M6 4H9.5V20H6ZM14.5 4H18V20H14.5Z
        stop outline M5 5H19V19H5Z
        forward outline M3 5L12 12L3 19ZM12 5L21 12L12 19Z
        backward outline M21 5L12 12L21 19ZM12 5L3 12L12 19Z
        camera outline M3 7H7.5L9 4.5H15L16.5 7H21V19H3Z(12 13 3.7)
        photo line M3 5H21V19H3ZM3 16.5L8.5 11L13 15.5L16 12.5L21 17.5|(15.5 9 1.6)
        photo.on.rectangle line M6 7H21V19H6ZM6 17L10.5 12.5L14 16L16.5 13.5L21 18M3 16V4H18
        video outline M2.5 6.5H15V17.5H2.5ZM15 10.5L21.5 7V17L15 13.5
        mic outline M9 6A3 3 0 0 1 15 6V11A3 3 0 0 1 9 11ZM5.5 11A6.5 6.5 0 0 0 18.5 11M12 17.5V21M8.5 21H15.5
        speaker outline M4 9.5H8L13 5V19L8 14.5H4Z
        speaker.wave.2 line M4 9.5H8L13 5V19L8 14.5H4ZM16 9.5A3.5 3.5 0 0 1 16 14.5M18.5 7A7 7 0 0 1 18.5 17
        music.note line M10 17V5L19 3V15|(7.5 17.5 2.7)(16.5 15.5 2.7)
        tv outline M2.5 5H21.5V17H2.5ZM8 20H16
        iphone outline M7 2.5H17V21.5H7ZM10.5 19H13.5
        wifi line M3 10A13 13 0 0 1 21 10M6.5 13.5A8 8 0 0 1 17.5 13.5M9.5 16.7A4 4 0 0 1 14.5 16.7|(12 19.5 1.3)
        battery.100 outline M2.5 8H19.5V16H2.5ZM21.5 10.5V13.5
        chart.bar outline M4 12H8V20H4ZM10 7H14V20H10ZM16 3.5H20V20H16Z
        qrcode line M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H16M19 14H20M16.5 17H18M14 20H15.5M19 19.5H20
        barcode line M4 6V18M7 6V18M9.5 6V18M13 6V18M16.5 6V18M20 6V18
        square.grid.2x2 outline M4 4H10.5V10.5H4ZM13.5 4H20V10.5H13.5ZM4 13.5H10.5V20H4ZM13.5 13.5H20V20H13.5Z
        sparkles outline M10 5L11.7 10.3L17 12L11.7 13.7L10 19L8.3 13.7L3 12L8.3 10.3ZM18.5 3V7M16.5 5H20.5
        crop line M6.5 2.5V17.5H21.5M2.5 6.5H17.5V21.5
        viewfinder line M4 8V4H8M16 4H20V8M20 16V20H16M8 20H4V16
        paintbrush outline M20 3C21 4 20 6 12.5 14L10 11.5C18 4 19 2.5 20 3Z\
        M10 11.5L12.5 14C12.5 18 9 20.5 4 20C6 19 6 15 10 11.5Z
        """
}
