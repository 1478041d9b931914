extension SymbolGlyph {
    /// The signs of tools, devices, nature and movements, a line each, as ``all`` reads them.
    static let objects = """
        wrench outline M20 6.5A5 5 0 0 1 13.5 12.5L7 19.5A2 2 0 0 1 4.2 16.8L11 10.3A5 5 0 0 1 17 4L14.3 7L17 9.5Z
        screwdriver line M20 4L12.5 11.5M12.5 11.5L10 14M10 14L5 19M8.5 12.5L11.5 15.5
        shield outline M12 3L19.5 6V11.5C19.5 16 16.5 19.3 12 21C7.5 19.3 4.5 16 4.5 11.5V6Z
        checkmark.shield line M12 3L19.5 6V11.5C19.5 16 16.5 19.3 12 21C7.5 19.3 4.5 16 4.5 11.5V6Z\
        M8.5 12L11 14.8L15.5 9
        checkmark.seal line (12 12 8.5)M8 12.5L11 15.5L16 9
        seal outline M12 2.5L14.8 5.2L18.7 5.3L18.8 9.2L21.5 12L18.8 14.8L18.7 18.7L14.8 18.8L12 21.5\
        L9.2 18.8L5.3 18.7L5.2 14.8L2.5 12L5.2 9.2L5.3 5.3L9.2 5.2Z
        crown outline M3 7L7.5 12L12 5L16.5 12L21 7L19 18.5H5Z
        trophy outline M7 4H17V10A5 5 0 0 1 7 10ZM7 6H3.5C3.5 9 5 10.5 7 10.5\
        M17 6H20.5C20.5 9 19 10.5 17 10.5M12 15V20M8 20.5H16
        medal outline (12 15 5.5)M8 10L5 3H9.5L12 8.5L14.5 3H19L16 10
        rosette outline (12 9 6)M8.5 14L7 21.5L12 18.5L17 21.5L15.5 14
        lightbulb outline M9 16.5C9 14 5.5 13 5.5 9A6.5 6.5 0 0 1 18.5 9C18.5 13 15 14 15 16.5ZM9.5 19H14.5\
        M10.5 21.5H13.5
        briefcase outline M3 7.5H21V19.5H3ZM8.5 7.5V4.5H15.5V7.5M3 13H21
        bag outline M5 8H19L20 21H4ZM8.5 10.5V6.5A3.5 3.5 0 0 1 15.5 6.5V10.5
        basket outline M3 10H21L18.5 20H5.5ZM8 10L11 4M16 10L13 4
        handbag outline M5 10H19L20.5 20.5H3.5ZM8 10C8 3 16 3 16 10
        shippingbox,cube outline M3.5 7.5L12 3L20.5 7.5V16.5L12 21L3.5 16.5ZM3.5 7.5L12 12L20.5 7.5M12 12V21
        newspaper outline M3 5H17.5V19H5A2 2 0 0 1 3 17ZM17.5 9H21V17A2 2 0 0 1 17.5 18M6 9H14.5M6 12.5H14.5M6 16H11
        graduationcap outline M1.5 9.5L12 5L22.5 9.5L12 14ZM6 12V17C9 19.5 15 19.5 18 17V12M21 10.5V16
        puzzlepiece outline M4 8H9A2.3 2.3 0 1 1 13 8H18V12A2.3 2.3 0 1 1 18 16V20.5H4Z
        gamecontroller outline M7.5 7H16.5C20 7 21.5 11 21.5 15C21.5 18.5 18.5 19 16 15.5H8\
        C5.5 19 2.5 18.5 2.5 15C2.5 11 4 7 7.5 7ZM6 11.5H10M8 9.5V13.5|(16.5 11.5 1.2)
        paintpalette outline M12 3.5A8.8 8.5 0 1 0 13.5 20C14.5 19.5 13 17.5 14 16.5C15.5 15 20.8 17 20.8 12\
        C20.8 7 17 3.5 12 3.5Z|(8 10 1.3)(12 7.5 1.3)(16 10 1.3)
        eyedropper line M4 20L5 16L13.5 7.5L16.5 10.5L8 19ZM15 6L18 3.5L20.5 6L18 9
        ruler outline M2.5 8.5H21.5V15.5H2.5ZM6 8.5V12M9.5 8.5V11M13 8.5V12M16.5 8.5V11
        pin outline M9 3H15L14.5 9L18 13.5H6L9.5 9ZM12 13.5V21
        cross outline M9 3.5H15V9H20.5V15H15V20.5H9V15H3.5V9H9Z
        pills outline M3.5 14.5L10.5 7.5A3.5 3.5 0 0 1 15.5 12.5L8.5 19.5A3.5 3.5 0 0 1 3.5 14.5ZM7 11L12 16
        bandage outline M3.5 15.5L15.5 3.5L20.5 8.5L8.5 20.5ZM9 10L14 15
        stethoscope line M6 3.5V9A4 4 0 0 0 14 9V3.5M10 13V16.5A4.5 4.5 0 0 0 19 16.5V14(19 12 2)
        dumbbell line M3 9.5V14.5M6 7.5V16.5M18 7.5V16.5M21 9.5V14.5M6 12H18
        eyeglasses line (6.5 14 3.7)(17.5 14 3.7)M10.2 14C11 12.5 13 12.5 13.8 14M2.8 13L5 6M21.2 13L19 6
        target line (12 12 9.5)(12 12 5.5)|(12 12 1.7)
        scope line (12 12 8)M12 2V7M12 17V22M2 12H7M17 12H22
        hourglass outline M6 3H18L12 12L18 21H6L12 12Z
        stopwatch line (12 13.5 8)M12 13.5V9M10 2.5H14M18.5 5.5L20 7
        dice outline M3.5 3.5H20.5V20.5H3.5Z|(8 8 1.4)(16 16 1.4)(12 12 1.4)
        quote.bubble outline M3 5H21V17H11L6.5 21V17H3ZM8 9.5V12.5M13.5 9.5V12.5
        signature line M3 17C6 6 9 3 9.5 7C10 11 6 17 8 17C10 17 11 12 12.5 12C14 12 13 17 15 16.5C17 16 17 13 21 14
        dollarsign line M16 7.5C15 6 13.5 5.5 12 5.5C9.5 5.5 8 7 8 8.7C8 13 16.2 11 16.2 15.3\
        C16.2 17.2 14.5 18.5 12 18.5C10 18.5 8.5 17.7 7.7 16M12 3V21
        eurosign line M18 6.5C13 3 8 6 8 12C8 18 13 21 18 17.5M5 10.3H14M5 13.7H14
        printer outline M7 9V3.5H17V9M3 9H21V17H17M7 17H3V9M7 14H17V20.5H7Z
        desktopcomputer,display outline M2.5 4H21.5V16H2.5ZM9.5 20.5H14.5M12 16V20.5
        laptopcomputer outline M4.5 5H19.5V16H4.5ZM2 19H22
        ipad outline M5 2.5H19V21.5H5ZM10 19H14
        applewatch outline M7 7H17V17H7ZM8.5 7L9.5 2.5H14.5L15.5 7M8.5 17L9.5 21.5H14.5L15.5 17
        headphones line M4 17V12A8 8 0 0 1 20 12V17M4 14H7.5V20H4ZM16.5 14H20V20H16.5Z
        cpu outline M7 7H17V17H7ZM10 4V7M14 4V7M10 17V20M14 17V20M4 10H7M4 14H7M17 10H20M17 14H20
        memorychip outline M3 8H21V16H3ZM6 16V19M10 16V19M14 16V19M18 16V19
        externaldrive outline M3 14L6 5H18L21 14V19H3ZM3 14H21
        server.rack outline M4 3.5H20V8.5H4ZM4 9.8H20V14.8H4ZM4 16H20V21H4Z
        terminal,apple.terminal line M3 4.5H21V19.5H3ZM6.5 9L10 12L6.5 15M12 15.5H16.5
        chevron.left.forwardslash.chevron.right line M7.5 6.5L2.5 12L7.5 17.5M16.5 6.5L21.5 12L16.5 17.5M14 4L10 20
        curlybraces line M9 4C5 4 8 11 4.5 12C8 13 5 20 9 20M15 4C19 4 16 11 19.5 12C16 13 19 20 15 20
        antenna.radiowaves.left.and.right,dot.radiowaves.left.and.right line M7.5 16A6 6 0 0 1 7.5 8\
        M16.5 8A6 6 0 0 1 16.5 16M4.5 19A10 10 0 0 1 4.5 5M19.5 5A10 10 0 0 1 19.5 19|(12 12 2)
        network line (12 5 2.3)(5 18.5 2.3)(19 18.5 2.3)M12 7.3V12.5M12 12.5L6.5 16.6M12 12.5L17.5 16.6
        waveform line M4 10V14M8 6.5V17.5M12 3.5V20.5M16 7.5V16.5M20 10V14
        waveform.path.ecg line M2 12.5H7L9.5 5L14 19.5L16.5 12.5H22
        chart.pie outline (12 12 9)M12 12V3M12 12L19.5 17
        chart.line.uptrend.xyaxis,chart.xyaxis.line line M3.5 3.5V20.5H21M6.5 16L11 11L14 13.5L20 6.5
        power line M7.5 6.5A7.8 7.8 0 1 0 16.5 6.5M12 2.5V11
        record.circle line (12 12 9.5)|(12 12 4)
        nosign line (12 12 9.5)M5.5 5.5L18.5 18.5
        speedometer,gauge line (12 12 9.5)M12 14L16 8.5|(12 14 1.7)
        macwindow line M2.5 4.5H21.5V19.5H2.5ZM2.5 8.5H21.5
        sidebar.left line M2.5 4.5H21.5V19.5H2.5ZM9 4.5V19.5
        sidebar.right line M2.5 4.5H21.5V19.5H2.5ZM15 4.5V19.5
        rectangle.stack outline M3 9H21V20H3ZM5 6H19M7 3.2H17
        square.stack outline M4 8.5H20V21H4ZM6 5.7H18M8 3H16
        square.grid.3x3 outline M4 4H8V8H4ZM10 4H14V8H10ZM16 4H20V8H16ZM4 10H8V14H4ZM10 10H14V14H10Z\
        M16 10H20V14H16ZM4 16H8V20H4ZM10 16H14V20H10ZM16 16H20V20H16Z
        circle.grid.3x3 line |(5 5 2)(12 5 2)(19 5 2)(5 12 2)(12 12 2)(19 12 2)(5 19 2)(12 19 2)(19 19 2)
        checklist line M3 6L4.5 7.5L7.5 4.5M3 12.5L4.5 14L7.5 11M3 19L4.5 20.5L7.5 17.5M11 6H21M11 12.5H21M11 19H21
        list.number line M9 6H21M9 12H21M9 18H21M4 4V8M3 11H5V12.5L3 14H5M3 16.5H5V19.5H3
        text.alignleft line M3.5 5H20.5M3.5 9.7H14.5M3.5 14.3H20.5M3.5 19H14.5
        text.aligncenter line M3.5 5H20.5M6.5 9.7H17.5M3.5 14.3H20.5M6.5 19H17.5
        text.alignright line M3.5 5H20.5M9.5 9.7H20.5M3.5 14.3H20.5M9.5 19H20.5
        text.justify line M3.5 5H20.5M3.5 9.7H20.5M3.5 14.3H20.5M3.5 19H20.5
        bold line M7 4H13A4 4 0 0 1 13 12H7ZM7 12H14A4 4 0 0 1 14 20H7Z
        italic line M10 4H18M6 20H14M14 4L10 20
        underline line M7 3.5V11A5 5 0 0 0 17 11V3.5M5 20.5H19
        strikethrough line M4 12H20M16.5 7C15 3.5 8 4 8 8M7.5 16.5C9 20.5 16.5 20 16.5 16
        sun.min outline (12 12 4.5)M12 3.5V5M12 19V20.5M3.5 12H5M19 12H20.5M6 6L7 7M17 17L18 18M18 6L17 7M6 18L7 17
        sunrise line M3 18H21M6 18A6 6 0 0 1 18 18M12 9V3M9.5 5.5L12 3L14.5 5.5
        sunset line M3 18H21M6 18A6 6 0 0 1 18 18M12 3V9M9.5 6.5L12 9L14.5 6.5
        cloud.rain line M7 14A4.1 4.1 0 0 1 6.5 6A5.6 5.6 0 0 1 17.3 5.7A4.3 4.3 0 0 1 17 14ZM8 17L7 20\
        M12 17L11 20M16 17L15 20
        cloud.snow line M7 14A4.1 4.1 0 0 1 6.5 6A5.6 5.6 0 0 1 17.3 5.7A4.3 4.3 0 0 1 17 14Z|(8 18.5 1.2)\
        (12 20 1.2)(16 18.5 1.2)
        cloud.bolt line M7 14A4.1 4.1 0 0 1 6.5 6A5.6 5.6 0 0 1 17.3 5.7A4.3 4.3 0 0 1 17 14ZM13 14L10 18H14L11 22
        cloud.sun outline M8 19.5A3.8 3.8 0 0 1 8 12A5 5 0 0 1 17.5 12A3.8 3.8 0 0 1 17 19.5Z\
        M5 11A4.5 4.5 0 0 1 12 5.5M3 4.5L4.5 6M8.5 2V4
        snowflake line M12 2.5V21.5M3.8 7.2L20.2 16.8M20.2 7.2L3.8 16.8M9.5 4L12 6.5L14.5 4M9.5 20L12 17.5L14.5 20
        wind line M3 9H14A2.8 2.8 0 1 0 11.5 5M3 13H19A2.8 2.8 0 1 1 16.5 17M3 17H10
        umbrella outline M2.5 12.5A9.5 9.5 0 0 1 21.5 12.5ZM12 12.5V19A2 2 0 0 1 8 19
        thermometer line M10 13.5V5A2 2 0 0 1 14 5V13.5A4 4 0 1 1 10 13.5Z|(12 17 2)
        tree outline M12 2.5L18.5 11H15.5L20 17H4L8.5 11H5.5ZM12 17V21.5
        pawprint outline M12 12C15 12 18 16 17 18.5C16 21 14 19.5 12 19.5C10 19.5 8 21 7 18.5\
        C6 16 9 12 12 12Z|(5.5 11 1.9)(9.5 6.5 1.9)(14.5 6.5 1.9)(18.5 11 1.9)
        ant line (12 6 2.5)(12 16 4)M12 8.5V12M6 9L9.5 12.5M18 9L14.5 12.5M5 17H8M16 17H19M6 21.5L9 19M18 21.5L15 19
        ladybug outline (12 13.5 7)M12 6.5V20.5M8 6L6 3M16 6L18 3
        tortoise outline M3 16C3 9.5 15 8 17 15H20.5V12.5H18M5 16V19M14 16V19M3 16H17
        hare outline M4 18C4 11 12 10 15 12L12.5 5L18.5 11.5C21 12.5 21.5 16 18 16.5L17 18Z
        figure.walk line M12.5 9L10 14L7 20.5M10 14L14 17L15 21M12.5 9L8 11L7 14M12.5 9L16.5 12.5|(13.5 4.5 2)
        figure.run line M13.5 8.5L10.5 14L5.5 16M10.5 14L14 17L12 21.5M13.5 8.5L8.5 8L6.5 11\
        M13.5 8.5L16.5 12L20 11.5|(16 4.5 2)
        figure.stand line M12 8V14.5M12 14.5L9.5 21.5M12 14.5L14.5 21.5M7.5 10.5L12 8.5L16.5 10.5|(12 4 2)
        brain outline M12 5C10 2.5 6 3.5 6 7C3 8 3 12.5 5 14C4.5 18 9 20.5 12 18.5C15 20.5 19.5 18 19 14\
        C21 12.5 21 8 18 7C18 3.5 14 2.5 12 5ZM12 5V18.5
        ear line M7 10A5 5 0 1 1 17 10C17 14 13 14.5 13 18A3 3 0 0 1 8 19.5\
        M10 10A2 2 0 0 1 14 10C14 12 11.5 12 11.5 14
        face.smiling line (12 12 9.5)M7.5 14C9 17.5 15 17.5 16.5 14|(8.7 9.5 1.2)(15.3 9.5 1.2)
        hand.thumbsdown outline M4 13H8V4H4ZM8 13L12 20.5C14 20.5 14.5 19 13.5 15H20L18.5 4H8
        hand.tap outline M9 12V5A1.6 1.6 0 0 1 12.2 5V10.5L18 12.5V17C18 20 16 21.5 13 21.5\
        C10.5 21.5 9 20.5 5.5 15.5L9 14.5M6.5 6A4.3 4.3 0 0 1 14.7 6
        hand.point.up outline M9 12V4A1.6 1.6 0 0 1 12.2 4V10.5L18 12.5V17C18 20 16 21.5 13 21.5\
        C10.5 21.5 9 20.5 5.5 15.5L9 14.5
        person.3 outline (12 8 3)M6.5 19C7 14.5 9 13 12 13C15 13 17 14.5 17.5 19Z(4.5 9.5 2)\
        M1 17.5C1.2 14.5 2.5 13.3 5 13.3(19.5 9.5 2)M23 17.5C22.8 14.5 21.5 13.3 19 13.3
        arrow.up.right line M5.5 18.5L18.5 5.5M8.5 5.5H18.5V15.5
        arrow.up.left line M18.5 18.5L5.5 5.5M15.5 5.5H5.5V15.5
        arrow.down.right line M5.5 5.5L18.5 18.5M8.5 18.5H18.5V8.5
        arrow.down.left line M18.5 5.5L5.5 18.5M15.5 18.5H5.5V8.5
        arrow.left.arrow.right line M20 7.5H5M8.5 4L5 7.5L8.5 11M4 16.5H19M15.5 13L19 16.5L15.5 20
        arrow.right.arrow.left line M4 7.5H19M15.5 4L19 7.5L15.5 11M20 16.5H5M8.5 13L5 16.5L8.5 20
        arrow.up.and.down line M12 3.5V20.5M8 7.5L12 3.5L16 7.5M8 16.5L12 20.5L16 16.5
        arrow.left.and.right line M3.5 12H20.5M7.5 8L3.5 12L7.5 16M16.5 8L20.5 12L16.5 16
        arrow.down.to.line line M12 3V15.5M6.5 10.5L12 16L17.5 10.5M4.5 20.5H19.5
        arrow.up.to.line line M12 21V8.5M6.5 13.5L12 8L17.5 13.5M4.5 3.5H19.5
        arrow.up.left.and.arrow.down.right line M4 10V4H10M4 4L10.5 10.5M20 14V20H14M20 20L13.5 13.5
        arrow.down.right.and.arrow.up.left line M10.5 4.5V10.5H4.5M10.5 10.5L4 4M13.5 19.5V13.5H19.5M13.5 13.5L20 20
        arrow.triangle.branch line M6 20V8M6 16C6 12 18 13 18 7M3.5 7L6 4L8.5 7M15.5 7L18 4L20.5 7
        rectangle.portrait.and.arrow.right,rectangle.portrait.and.arrow.forward line M14 8V3.5H4V20.5H14V16\
        M9 12H21M17.5 8.5L21 12L17.5 15.5
        repeat line M4 11V9A2.5 2.5 0 0 1 6.5 6.5H20M16.5 3L20 6.5L16.5 10\
        M20 13V15A2.5 2.5 0 0 1 17.5 17.5H4M7.5 14L4 17.5L7.5 21
        shuffle line M3 6.5H7L15.5 17.5H20.5M3 17.5H7L9 15M13.5 9L15.5 6.5H20.5M17.5 3.5L20.5 6.5L17.5 9.5\
        M17.5 14.5L20.5 17.5L17.5 20.5
        forward.end outline M5 5L16 12L5 19ZM16 5H19V19H16Z
        backward.end outline M19 5L8 12L19 19ZM8 5H5V19H8Z
        playpause outline M2.5 5L12 12L2.5 19ZM14 5H16.5V19H14ZM19 5H21.5V19H19Z
        location.north outline M12 3L19 20.5L12 16L5 20.5Z
        safari line (12 12 9.5)M16.5 7.5L13.5 13.5L7.5 16.5L10.5 10.5Z
        bus outline M4.5 4H19.5V17.5H4.5ZM4.5 11.5H19.5M7 17.5V20M17 17.5V20|(8 14.5 1.1)(16 14.5 1.1)
        tram outline M6 5.5H18V17H6ZM6 11.5H18M9 2.5H15M12 2.5V5.5M8.5 17L6.5 21M15.5 17L17.5 21
        bicycle line (5.5 16 3.7)(18.5 16 3.7)M5.5 16L9.5 9H15L18.5 16M12 16L9.5 9M5.5 16H12L15 9M8 7H11M15 9L14 6H17
        ferry outline M3 14H21L18.5 20H5.5ZM6.5 14V8H17.5V14M12 8V4
        building outline M6 3H18V21H6ZM9.5 7H10.5M13.5 7H14.5M9.5 11H10.5M13.5 11H14.5M10.5 21V16H13.5V21
        building.2 outline M3 8H12V21H3ZM12 3H21V21H12ZM6 12H9M6 16H9M15 7H18M15 11H18M15 15H18
        building.columns outline M3 9L12 3.5L21 9ZM5.5 9V17M10 9V17M14 9V17M18.5 9V17M3 20.5H21M4 17.5H20
        storefront outline M3.5 4H20.5L21.5 10H2.5ZM4.5 10V20.5H19.5V10M9 20.5V14.5H15V20.5
        bed.double outline M2.5 19V11H21.5V19M4.5 11V6H19.5V11M2.5 16H21.5
        lifepreserver line (12 12 9.5)(12 12 4)M5.3 5.3L9.2 9.2M14.8 14.8L18.7 18.7M18.7 5.3L14.8 9.2\
        M9.2 14.8L5.3 18.7
        hexagon outline M12 2.5L20.5 7.3V16.7L12 21.5L3.5 16.7V7.3Z
        diamond outline M12 2.5L21.5 12L12 21.5L2.5 12Z
        oval outline M12 5.5A9.5 6.5 0 1 1 12 18.5A9.5 6.5 0 1 1 12 5.5Z
        square.dashed line M3.5 7V3.5H7M10.5 3.5H13.5M17 3.5H20.5V7M20.5 10.5V13.5M20.5 17V20.5H17\
        M13.5 20.5H10.5M7 20.5H3.5V17M3.5 13.5V10.5
        circle.dashed line M12 2.5A9.5 9.5 0 0 1 17 4M20 7A9.5 9.5 0 0 1 21.5 12M20 17A9.5 9.5 0 0 1 17 20\
        M12 21.5A9.5 9.5 0 0 1 7 20M4 17A9.5 9.5 0 0 1 2.5 12M4 7A9.5 9.5 0 0 1 7 4
        """
}
