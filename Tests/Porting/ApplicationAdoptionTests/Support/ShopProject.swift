/// A project file as Xcode writes it: an application with a screen in two languages, a framework, and tests of both kinds.
enum ShopProject {
    /// What is on the disk beside the project.
    static let files = [
        "Shop.xcodeproj/project.pbxproj": text,
        "Shop/AppDelegate.swift": "", "Shop/Screens/Größe & Farbe.swift": "", "Shop/Legacy.m": "",
        "Shop/Legacy.h": "",
        "Shop/Base.lproj/Main.storyboard": "", "Shop/de.lproj/Main.strings": "",
        "Shop/Assets.xcassets/Contents.json": "{}",
        "Shop/Info.plist": "<string>$(APP_TITLE)</string><string>$(PRODUCT_NAME:rfc1034identifier)</string>",
        "Shop/Shop.entitlements": "", "Config/Shop.xcconfig": "APP_TITLE = My Shop\nSWIFT_VERSION = 5.0\n",
        "ShopKit/Cart.swift": "", "ShopTests/CartTests.swift": "", "ShopUITests/BuyingTests.swift": "",
    ]

    static let text = firstHalf + secondHalf

    private static let firstHalf = #"""
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 56;
        	objects = {

        /* Begin PBXBuildFile section */
        		B01 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F01 /* AppDelegate.swift */; };
        		B02 /* Größe & Farbe.swift in Sources */ = {isa = PBXBuildFile; fileRef = F02 /* Größe & Farbe.swift */; };
        		B03 /* Legacy.m in Sources */ = {isa = PBXBuildFile; fileRef = F03 /* Legacy.m */; };
        		B04 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V01 /* Main.storyboard */; };
        		B05 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F05 /* Assets.xcassets */; };
        		B06 /* ShopKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = P02 /* ShopKit.framework */; };
        		B07 /* Charts in Frameworks */ = {isa = PBXBuildFile; productRef = D01 /* Charts */; };
        		B08 /* Cart.swift in Sources */ = {isa = PBXBuildFile; fileRef = F08 /* Cart.swift */; };
        		B09 /* CartTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F09 /* CartTests.swift */; };
        		B10 /* BuyingTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F10 /* BuyingTests.swift */; };
        		B11 /* UIKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = F11 /* UIKit.framework */; };
        		B12 /* Cart.swift in Sources */ = {isa = PBXBuildFile; fileRef = F08 /* Cart.swift */; };
        		B13 /* Mac.swift in Sources */ = {isa = PBXBuildFile; fileRef = F12 /* Mac.swift */; platformFilter = maccatalyst; };
        		B14 /* (null) in Sources */ = {isa = PBXBuildFile; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		F01 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        		F02 /* Größe & Farbe.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "Größe & Farbe.swift"; sourceTree = "<group>"; };
        		F03 /* Legacy.m */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.c.objc; name = Legacy.m; path = Shop/Legacy.m; sourceTree = SOURCE_ROOT; };
        		F04 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		F05 /* Assets.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		F06 /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        		F07 /* Shop.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Config/Shop.xcconfig; sourceTree = "<group>"; };
        		F08 /* Cart.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Cart.swift; sourceTree = "<group>"; };
        		F09 /* CartTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ShopTests/CartTests.swift; sourceTree = "<group>"; };
        		F10 /* BuyingTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ShopUITests/BuyingTests.swift; sourceTree = "<group>"; };
        		F11 /* UIKit.framework */ = {isa = PBXFileReference; lastKnownFileType = wrapper.framework; name = UIKit.framework; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
        		F12 /* Mac.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Mac.swift; sourceTree = "<group>"; };
        		P01 /* Shop.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		P02 /* ShopKit.framework */ = {isa = PBXFileReference; explicitFileType = wrapper.framework; includeInIndex = 0; path = ShopKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        /* End PBXFileReference section */

        /* Begin PBXFrameworksBuildPhase section */
        		L01 /* Frameworks */ = {
        			isa = PBXFrameworksBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				B11 /* UIKit.framework in Frameworks */,
        				B06 /* ShopKit.framework in Frameworks */,
        				B07 /* Charts in Frameworks */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXFrameworksBuildPhase section */

        /* Begin PBXGroup section */
        		G00 = {
        			isa = PBXGroup;
        			children = (
        				G01 /* Shop */,
        				G02 /* Kit */,
        				F07 /* Shop.xcconfig */,
        				F09 /* CartTests.swift */,
        				F10 /* BuyingTests.swift */,
        			);
        			sourceTree = "<group>";
        		};
        		G01 /* Shop */ = {
        			isa = PBXGroup;
        			children = (
        				F01 /* AppDelegate.swift */,
        				G03 /* Screens */,
        				F03 /* Legacy.m */,
        				V01 /* Main.storyboard */,
        				F05 /* Assets.xcassets */,
        				F12 /* Mac.swift */,
        			);
        			path = Shop;
        			sourceTree = "<group>";
        		};
        		G02 /* Kit */ = {
        			isa = PBXGroup;
        			children = (
        				F08 /* Cart.swift */,
        			);
        			name = Kit;
        			path = ShopKit;
        			sourceTree = SOURCE_ROOT;
        		};
        		G03 /* Screens */ = {
        			isa = PBXGroup;
        			children = (
        				F02 /* Größe & Farbe.swift */,
        			);
        			path = Screens;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        """#
}
